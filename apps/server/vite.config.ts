import { defineConfig } from "vite";

/** One file for the process people start: our own packages inside, npm's beside it in node_modules. */
export default defineConfig({
  build: {
    ssr: "src/main.ts",
    outDir: "../../dist/server",
    emptyOutDir: true,
    target: "node20",
    sourcemap: true,
  },
  ssr: { noExternal: [/^@tightlines\//] },
});
