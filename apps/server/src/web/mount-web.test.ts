import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { refuseWhileClosing } from "@tightlines/api/platform/http/closing";
import { readSettings } from "@tightlines/api/platform/settings/settings";
import { fastify } from "fastify";
import { expect, test } from "vitest";
import { mountWeb } from "./mount-web.ts";
import { preparePage } from "./prepare-page.ts";
import type { Web, WebPage } from "./web.ts";

test("a page that is being rendered when the server closes is finished", async () => {
  const app = fastify({ return503OnClosing: false });
  refuseWhileClosing(app);
  const hasBegunToClose = new Promise<void>((resolve) => {
    app.addHook("preClose", async () => resolve());
  });
  app.get("/api/events", async () => ({ name: "Spring Cup" }));
  const web: Web = {
    filesDirectory: undefined,
    placeOf: async (url) => ({ kind: "page", url }),
    renderNowhere: async () => pageOf(""),
    renderShell: async () => pageOf(""),
    contentPolicy: () => ({ scriptHashes: [], styleHashes: [], connect: [], frame: [] }),
    close: async () => {},
    async render(_url, { transport }) {
      app.server.emit("rendering");
      await hasBegunToClose;
      const { text } = await transport({ method: "GET", url: "/api/events", headers: {} });
      return pageOf(text);
    },
  };
  const identity = { provider: "embedded" } as const;
  await mountWeb(app, web, {
    settings: readSettings({}),
    revisions: { get: () => 0, onChange: () => () => {}, close: async () => {} },
    identity,
    contentPolicy: web.contentPolicy(identity),
  });
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;

  const rendering = once(app.server, "rendering");
  const asked = fetch(`http://127.0.0.1:${port}/events`);
  await rendering;
  const closed = app.close();
  const answer = await asked;
  expect([answer.status, await answer.text()]).toEqual([200, '{"name":"Spring Cup"}']);
  await closed;
});

function pageOf(html: string): Promise<WebPage> {
  return preparePage({ kind: "page", status: 200, html, styles: "", topics: [] });
}
