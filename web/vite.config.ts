import { svelte } from "@sveltejs/vite-plugin-svelte";
import Icons from "unplugin-icons/vite";
import { defineConfig } from "vitest/config";

/** Every browser that this page is built for reads woff2: the older files of the same letters stay behind. */
const woff2 = {
  name: "woff2",
  enforce: "pre" as const,
  transform: (code: string, id: string) => (/@fontsource.*\.css$/.test(id) ? code.replace(/, url\([^)]*\.woff\) format\('woff'\)/g, "") : null),
};

const server = "127.0.0.1:8765"; // `cocarde serve`

export default defineConfig({
  // Icons are imported one by one (`~icons/game-icons/guillotine`); only those are bundled.
  plugins: [woff2, svelte(), Icons({ compiler: "svelte" })],
  base: "./", // the server puts the page where it lies (`--base-path`); what it loads besides lies beside it
  build: {
    outDir: "../src/cocarde/server/page",
    emptyOutDir: true,
    target: "es2022",
    rollupOptions: { output: { experimentalMinChunkSize: 12_000 } },
  },
  server: {
    // One rule carries both: HTTP and, with ws, the game sockets.
    proxy: { "/api": { target: `http://${server}`, ws: true } },
  },
  // In vitest components are compiled for the browser, not for server rendering.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  // The limit is there for what hangs: a test that is slow on a busy machine is no failure.
  test: { include: ["src/**/*.test.ts"], pool: "threads", testTimeout: 120_000 },
});
