import { once } from "node:events";
import { request } from "node:http";
import type { IncomingMessage } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { fastify } from "fastify";
import type { FastifyInstance } from "fastify";
import { afterEach, expect, test } from "vitest";
import { silentLog } from "../../testing/silent-log.ts";
import { createShortWay, type FindReady, type ReadyAnswer } from "./short-way.ts";

const ready: ReadyAnswer = {
  route: "/*",
  status: 200,
  headers: ["content-type", "text/plain", "content-length", "5"],
  body: Buffer.from("ready"),
};
const opened: FastifyInstance[] = [];
afterEach(async () => {
  for (const app of opened.splice(0)) await app.close();
});

test("what is ready is answered, with an id of its own, and counted; the rest goes the long way", async () => {
  const { ask, counted } = await start(({ url }) => (url === "/ready" ? ready : undefined));
  const [one, other] = [await ask("/ready"), await ask("/ready")];
  expect([one.body, (await ask("/other")).body]).toEqual(["ready", "the long way"]);
  expect(one.headers["x-request-id"]).not.toBe(other.headers["x-request-id"]);
  expect(one.headers.date).toEqual(expect.any(String));
  expect(counted).toEqual([
    { method: "GET", route: "/*", status: 200 },
    { method: "GET", route: "/*", status: 200 },
  ]);
});

test("what is being made ready is waited for; when it cannot be, the request goes the long way", async () => {
  const { ask } = await start(async ({ url }) => {
    if (url === "/broken") throw new Error("no database");
    return url === "/ready" ? ready : undefined;
  });
  const bodies = [(await ask("/ready")).body, (await ask("/none")).body, (await ask("/broken")).body];
  expect(bodies).toEqual(["ready", "the long way", "the long way"]);
});

test("whoever asks for headers alone gets them without the body", async () => {
  const { ask } = await start(() => ready);
  expect(await ask("/ready", "HEAD")).toMatchObject({ headers: { "content-length": "5" }, body: "" });
});

test("once the server closes, only what was begun is answered on the short way", async () => {
  let finish = () => {};
  const made = new Promise<void>((resolve) => (finish = resolve));
  const { ask, app, port } = await start(({ url }) => (url === "/begun" ? made.then(() => ready) : ready));
  // Its headers have begun to arrive, so its connection stays open; the request itself comes after the close has begun.
  const late = connect(port, "127.0.0.1");
  const told = text(late);
  late.write("GET /late HTTP/1.1\r\nhost: localhost\r\n");
  const arrived = once(app.server, "request");
  const begun = ask("/begun");
  await arrived;
  const isClosing = new Promise<void>((resolve) => app.server.once("closing", resolve));
  const closed = app.close();
  await isClosing;
  late.write("\r\n");
  expect(await told).toMatch(/^HTTP\/1.1 503 /);
  finish();
  expect(await begun).toMatchObject({ headers: { connection: "close" }, body: "ready" });
  await closed;
});

async function start(find: FindReady) {
  const counted: object[] = [];
  const shortWay = createShortWay(find, silentLog);
  const app = fastify({ serverFactory: (handle, settings) => shortWay.createServer(handle, settings) });
  shortWay.join(app, (told) => counted.push(told));
  app.get("/*", async () => "the long way");
  app.addHook("preClose", async () => void app.server.emit("closing"));
  await app.listen({ host: "127.0.0.1", port: 0 });
  opened.push(app);
  const { port } = app.server.address() as AddressInfo;
  return {
    app,
    port,
    counted,
    ask: async (path: string, method = "GET") => {
      const asked = request({ port, path, method }).end();
      const [message] = (await once(asked, "response")) as [IncomingMessage];
      return { headers: message.headers, body: await text(message) };
    },
  };
}
