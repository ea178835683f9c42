import { defineConfig } from "vite";

/** One file for the process people start: our own packages inside, npm's beside it in node_modules. */
export default defineConfig({
  build: {
    outDir: "../../dist/server",
    emptyOutDir: true,
    target: "node20",
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: "src/main.ts",
        // A thread starts from a file of its own, beside the one that starts it.
        "render.worker": "src/web/render.worker.ts",
        "decode-heic.worker": "../api/src/platform/files/decode-heic.worker.js",
      },
    },
  },
  ssr: { noExternal: [/^@tightlines\//] },
});
