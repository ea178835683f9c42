import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import type { Plugin } from "vite";
import { VitePWA } from "vite-plugin-pwa";

/** `vite build` makes the browser's files, `vite build --ssr` the renderer for the server. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [lighterMantine(), react(), !isSsrBuild && serviceWorker()],
  build: {
    target: isSsrBuild ? "node20" : "es2022",
    outDir: isSsrBuild ? "../../dist/render" : "../../dist/web",
    emptyOutDir: true,
    sourcemap: true,
    // One style sheet, inlined into every page: no second round trip and nothing for scripts to add later.
    cssCodeSplit: false,
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    rolldownOptions: isSsrBuild
      ? { input: "src/entry-server.tsx" }
      : {
          input: "src/entry-client.tsx",
          // What the first page needs is one file: a dozen small ones compress 6 % worse.
          output: { codeSplitting: { groups: [{ name: "start", tags: ["$initial"] }] } },
        },
  },
  ssr: { noExternal: true },
}));

function serviceWorker() {
  return VitePWA({
    strategies: "injectManifest",
    srcDir: "src",
    filename: "service-worker.ts",
    injectRegister: false,
    manifest: false,
    injectManifest: {
      globPatterns: ["assets/**/*.{js,svg,woff2}", "*.svg", "icons/*.png"],
      sourcemap: false,
    },
  });
}

/**
 * Two parts of Mantine that every button brings along and that we do not use, as the little that is needed of them: 2 kB
 * less in a first visit. Should a new version move these files, its own are used again.
 */
function lighterMantine(): Plugin {
  const parts: Record<string, string> = {
    // A button's loader appears at once, where the transition would end.
    "Transition/Transition.mjs": `export const Transition = ({ mounted, transition, children }) =>
      mounted ? children({ ...transition.common, ...transition.in }) : null;`,
    // theme.ts chooses the colours of all variants.
    "default-variant-colors-resolver/default-variant-colors-resolver.mjs":
      "export const defaultVariantColorsResolver = () => ({});",
  };
  return {
    name: "lighter-mantine",
    enforce: "pre",
    load: {
      filter: { id: /@mantine\/core\/.*(\/Transition|-variant-colors-resolver)\.mjs$/ },
      handler: (id) => parts[id.split("/").slice(-2).join("/")],
    },
  };
}
