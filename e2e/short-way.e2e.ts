import { request } from "node:http";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newOrganizer } from "./harness/organizer.ts";
import { startProduct, type Product } from "./harness/product.ts";

let product: Product;

beforeAll(async () => {
  product = await startProduct({ env: { LOG_LEVEL: "info" } });
  const organizer = await newOrganizer(product.url);
  await organizer.add({ name: "Spring Masters", url: "spring" }, "published");
});
afterAll(async () => {
  await product?.stop();
});

const page = "/events/spring";
/** The page does not read it, so the answer is the same; but it is no address that anything is kept under. */
const longWay = `${page}?x=1`;

describe("what is ready is answered on a short way, with what the long way answers", () => {
  test.each([
    ["plain", "GET", {}],
    ["with brotli", "GET", { "accept-encoding": "gzip, deflate, br" }],
    ["with gzip", "GET", { "accept-encoding": "gzip" }],
    ["asked for its headers alone", "HEAD", {}],
    ["asked for its headers alone, with brotli", "HEAD", { "accept-encoding": "br" }],
    ["for another web address", "GET", { origin: "https://elsewhere.example" }],
  ])("%s", async (_, method, headers) => {
    await ask("GET", page);
    const short = await ask(method, page, headers);
    const long = await ask(method, longWay, headers);
    expect(short).toEqual(long);
    expect(short).toMatchObject({ status: 200, headers: { "x-tightlines-public": "1" } });
    expect(short.body.length > 0).toBe(method === "GET");
  });

  test("unchanged", async () => {
    const { etag = "" } = (await ask("GET", page)).headers;
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const short = await ask("GET", page, { "if-none-match": known });
      expect(short).toEqual(await ask("GET", longWay, { "if-none-match": known }));
      expect([short.status, short.body.length]).toEqual([304, 0]);
    }
    expect((await ask("GET", page, { "if-none-match": '"other"' })).status).toBe(200);
  });

  test("what guests ask the API for again and again", async () => {
    const first = await ask("GET", "/api/events?search=spring");
    const again = await ask("GET", "/api/events?search=spring");
    expect(again).toEqual(first);
    expect(again.headers).toMatchObject({ "cache-control": "no-cache", "x-tightlines-public": "1" });
    expect(JSON.parse(again.body.toString())).toMatchObject({
      data: [{ url: "spring" }],
      meta: { total: 1 },
    });
    expect((await ask("HEAD", "/api/events?search=spring")).headers["content-length"]).toBe(
      String(again.body.length),
    );
  });

  test("an answer of the API, squeezed or unchanged", async () => {
    const list = "/api/events/spring/draws";
    const { headers, body } = await ask("GET", list);
    expect(headers).toMatchObject({ "content-type": "application/json; charset=utf-8" });
    const squeezed = await ask("GET", list, { "accept-encoding": "br" });
    expect(squeezed.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(squeezed.body)).toEqual(body);
    const known = await ask("GET", list, { "if-none-match": headers.etag ?? "" });
    expect([known.status, known.body.length]).toEqual([304, 0]);
  });

  test("what is wrong with a call is told as ever", async () => {
    expect((await ask("GET", "/api/events?page=0")).status).toBe(422);
    expect((await ask("GET", "/api/events", { authorization: "Bearer nonsense" })).status).toBe(401);
    expect((await ask("POST", page)).status).toBe(404);
  });
});

test("every answer has an id of its own, is logged by it and is counted", async () => {
  const before = await countPages();
  const ids = [await idOf(page), await idOf(page), await idOf(longWay)];
  expect(new Set(ids).size).toBe(3);
  await expect.poll(async () => (await countPages()) - before).toBe(3);
  // A line is written before it is read here.
  await expect.poll(() => linesAbout(ids)).toHaveLength(3);
  const lines = linesAbout(ids).map((line) => JSON.parse(line) as Record<string, unknown>);
  const [first] = lines;
  for (const line of lines) {
    expect(line).toMatchObject({ method: "GET", route: "/*", status: 200, msg: "request" });
    expect(Object.keys(line)).toEqual(Object.keys(first!));
  }
});

function linesAbout(ids: readonly string[]): string[] {
  const whole = product.logs().split("\n").slice(0, -1);
  return whole.filter((line) => ids.some((id) => line.includes(id)));
}

async function idOf(target: string): Promise<string> {
  const answer = await fetch(product.url + target);
  await answer.text();
  return answer.headers.get("x-request-id") ?? "";
}

async function countPages(): Promise<number> {
  const metrics = await (await fetch(`${product.url}/metrics`)).text();
  const line = /^http_request_duration_seconds_count\{method="GET",route="\/\*",status="200"\} (\d+)$/m;
  return Number(line.exec(metrics)?.[1] ?? 0);
}

/** Without what differs from answer to answer. */
async function ask(method: string, path: string, headers: Record<string, string> = {}) {
  const message = await new Promise<IncomingMessage>((resolve, reject) => {
    request(product.url + path, { method, headers, agent: false }, resolve)
      .on("error", reject)
      .end();
  });
  const {
    "x-request-id": id,
    date,
    connection: _,
    "keep-alive": __,
    ...rest
  }: IncomingHttpHeaders = message.headers;
  expect([id, date]).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), expect.any(String)]);
  return { status: message.statusCode, headers: rest, body: await buffer(message) };
}
