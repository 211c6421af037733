import { mount } from "svelte";
import App from "./App.svelte";
import { found } from "./lib/page/found.ts";
import { settings } from "./lib/page/settings.svelte.ts";
import "./lib/page/theme.css";
import { own } from "./lib/i18n/voice.svelte.ts";

// Not awaited at the top: whatever the other pages share with this file would have to leave it, in many small pieces.
void own.learn(settings.language).then(() => mount(App, { target: found(document.getElementById("app"), "#app") }));
