import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";

/** One file for the process people start: our own packages inside, npm's beside it in node_modules. */
export default defineConfig({
  plugins: [paperFiles()],
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
        "draw.worker": "../api/src/features/draw/draw.worker.js",
        "press.worker": "../api/src/platform/paper/press.worker.js",
      },
    },
  },
  ssr: { noExternal: [/^@tightlines\//] },
});

/** Templates and fonts of papers are read while the product runs: each stands beside the file that names it. */
function paperFiles(): Plugin {
  const api = fileURLToPath(new URL("../api/src", import.meta.url));
  return {
    name: "paper-files",
    generateBundle() {
      for (const path of readdirSync(api, { recursive: true, encoding: "utf8" })) {
        const name = basename(path);
        const source = () => readFileSync(join(api, path));
        if (name.endsWith(".typ")) this.emitFile({ type: "asset", fileName: name, source: source() });
        if (name.endsWith(".ttf"))
          this.emitFile({ type: "asset", fileName: `fonts/${name}`, source: source() });
      }
    },
  };
}
