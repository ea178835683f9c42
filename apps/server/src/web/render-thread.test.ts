import { afterEach, expect, test } from "vitest";
import { startRenderThread } from "./render-thread.ts";
import type { RenderThread } from "./render-thread.ts";
import type { PageSettings } from "./web.ts";

/** Sends on to where the API says; ends, or fails, when it is asked to. */
const worker = `
  import { parentPort } from "node:worker_threads";
  const jobs = new Map();
  parentPort.on("message", ({ job, page, call, answer }) => {
    if (page?.url === "/end") process.exit(1);
    if (page?.url === "/fail") return parentPort.postMessage({ job, failure: "TypeError: not a page" });
    if (page) {
      jobs.set(job, job);
      return parentPort.postMessage({ job, call: job, request: { method: "GET", url: page.url, headers: {} } });
    }
    const location = answer.failure ?? answer.text;
    parentPort.postMessage({ job: jobs.get(call), answer: { kind: "redirect", status: 307, location } });
  });
`;
const threads: RenderThread[] = [];
afterEach(async () => {
  for (const thread of threads.splice(0)) await thread.close();
});

test("what a page asks for while it is rendered is fetched here, also when many are rendered at once", async () => {
  const render = start();
  const pages = Array.from({ length: 20 }, (_, n) => render(`/${n}`));
  expect(await Promise.all(pages)).toMatchObject(
    Array.from({ length: 20 }, (_, n) => ({ location: `the API on /${n}` })),
  );
});

test("a call that fails is told to the page", async () => {
  const render = start(() => Promise.reject(new Error("no database")));
  expect(await render("/1")).toMatchObject({ location: "Error: no database" });
});

test("a page that fails fails alone", async () => {
  const render = start();
  await expect(render("/fail")).rejects.toThrow("not a page");
  expect(await render("/1")).toMatchObject({ location: "the API on /1" });
});

test("a thread that ends fails what it was doing, and the next page has another", async () => {
  const render = start();
  await expect(render("/end")).rejects.toThrow("The thread that renders pages has ended.");
  expect(await render("/1")).toMatchObject({ location: "the API on /1" });
});

function start(
  transport: PageSettings["transport"] = async ({ url }) => ({ status: 200, text: `the API on ${url}` }),
) {
  const thread = startRenderThread("", new URL(`data:text/javascript,${encodeURIComponent(worker)}`));
  threads.push(thread);
  const settings: PageSettings = { transport, identity: { provider: "embedded" }, publicUrl: "" };
  return (url: string) => thread.render({ url }, settings);
}
