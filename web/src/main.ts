import { mount } from "svelte";
import App from "./App.svelte";
import { found } from "./lib/page/found.ts";
import "./lib/page/theme.css";

mount(App, { target: found(document.getElementById("app"), "#app") });
