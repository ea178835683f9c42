import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type * as Renderer from "@tightlines/web/entry-server.tsx";
import { prepareAnswer, preparePage } from "./prepare-page.ts";
import type { Web } from "./web.ts";

/** Vite inside our own process: pages are rendered from source, and the browser reloads what changed. */
export async function loadDevelopmentWeb(): Promise<Web> {
  const root = join(dirname(fileURLToPath(import.meta.url)), "../../../web");
  const { createServer } = await import("vite");
  const vite = await createServer({ root, appType: "custom", server: { middlewareMode: true } });
  const renderer = () => vite.ssrLoadModule("/src/entry-server.tsx") as Promise<typeof Renderer>;
  const head = await vite.transformIndexHtml("/", "<html><head></head><body></body></html>");
  const assets = {
    script: "/src/entry-client.tsx",
    scripts: {},
    styleSheet: "",
    pickStyles: () => "",
    head: /<head>([\s\S]*)<\/head>/.exec(head)?.[1] ?? "",
  };
  return {
    filesDirectory: undefined,
    placeOf: async (target) => (await renderer()).placeOf(target),
    render: async (url, settings) =>
      prepareAnswer(await (await renderer()).renderPage({ ...settings, url, assets })),
    renderNowhere: async (settings) =>
      preparePage(await (await renderer()).renderNowhere({ ...settings, assets })),
    renderShell: async (settings) => preparePage((await renderer()).renderShell({ ...settings, assets })),
    // Vite writes scripts and styles into the page and talks to it over a socket.
    contentPolicy: () => ({
      scriptHashes: ["unsafe-inline"],
      styleHashes: ["unsafe-inline"],
      connect: ["ws:", "http:"],
      frame: [],
    }),
    handleDevelopment: (request, reply) =>
      new Promise((resolve) => {
        reply.raw.once("finish", () => {
          reply.hijack();
          resolve(true);
        });
        vite.middlewares(request.raw, reply.raw, () => resolve(false));
      }),
    close: () => vite.close(),
  };
}
