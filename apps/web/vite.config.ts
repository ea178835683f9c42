import { createHash } from "node:crypto";
import { relative } from "node:path";
import react from "@vitejs/plugin-react";
import { minify } from "terser";
import { defineConfig, type Plugin } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { publicParts } from "./public-parts.ts";

const parts = publicParts();

/** `vite build` makes the browser's files, `vite build --ssr` the renderer for the server. */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), !isSsrBuild && serviceWorker(), parts.plugin, !isSsrBuild && squeezed()],
  build: {
    target: isSsrBuild ? "node20" : "es2022",
    outDir: isSsrBuild ? "../../dist/render" : "../../dist/web",
    emptyOutDir: true,
    sourcemap: true,
    // The service worker fetches every file after the first visit: what each page needs is not told to every visitor before.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, deps, { hostType }) => (hostType === "js" ? [] : deps),
    },
    // One style sheet: a page is sent with its part of it, and what scripts add later finds its styles there.
    cssCodeSplit: false,
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    rolldownOptions: isSsrBuild
      ? { input: "src/entry-server.tsx" }
      : {
          input: "src/entry-client.tsx",
          // What the first page needs is one file: a dozen small ones compress 6 % worse.
          output: {
            // The first file names all others: a name that says what is in one would be sent to every visitor.
            chunkFileNames: "assets/[hash:7].js",
            codeSplitting: {
              groups: [{ name: "start", tags: ["$initial"], priority: 1 }, parts.group],
            },
          },
        },
  },
  ssr: { noExternal: true },
  css: { modules: command === "build" ? { generateScopedName: shortName } : {} },
  // React has had this hook itself since version 18; the router's store still brings one for older versions.
  resolve: {
    alias: { "use-sync-external-store/shim/with-selector": "use-sync-external-store/with-selector" },
  },
}));

const classes = new Map<string, string>();

/** A list of a thousand rows says each class a thousand times: five letters tell them apart. */
function shortName(name: string, path: string): string {
  const source = `${relative(import.meta.dirname, path)} ${name}`;
  const short = `_${createHash("sha256").update(source).digest("base64url").slice(0, 5)}`;
  const other = classes.get(short) ?? source;
  if (other !== source) throw new Error(`${other} and ${source} have the same short name: rename one.`);
  classes.set(short, source);
  return short;
}

function serviceWorker() {
  return VitePWA({
    strategies: "injectManifest",
    srcDir: "src",
    filename: "service-worker.ts",
    injectRegister: false,
    manifest: false,
    injectManifest: {
      globPatterns: ["assets/**/*.{js,css,svg,woff2}", "*.svg", "icons/*.png"],
      sourcemap: false,
    },
  });
}

/** After the bundler's own minifier: together they send every visitor 1.5 % less than either alone. */
function squeezed(): Plugin {
  return {
    name: "squeezed",
    apply: "build",
    enforce: "post",
    async generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk") continue;
        const { code = chunk.code, map } = await minify(chunk.code, {
          module: true,
          compress: { passes: 3 },
          // A file that only names what others hold has no map.
          sourceMap: chunk.map ? { content: JSON.stringify(chunk.map), asObject: true } : false,
        });
        chunk.code = code;
        if (chunk.map) Object.assign(chunk.map, map);
      }
    },
  };
}
