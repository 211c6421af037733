import { mount } from "svelte";
import App from "./App.svelte";
import { found } from "./lib/found.ts";
import "./lib/theme.css";

mount(App, { target: found(document.getElementById("app"), "#app") });
