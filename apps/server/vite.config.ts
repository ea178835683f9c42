import { defineConfig } from "vite";

/** One file for the process people start: our own packages inside, npm's beside it in node_modules. */
export default defineConfig({
  build: {
    outDir: "../../dist/server",
    emptyOutDir: true,
    target: "node20",
    sourcemap: true,
    rolldownOptions: { input: "src/main.ts" },
  },
  ssr: { noExternal: [/^@tightlines\//] },
});
