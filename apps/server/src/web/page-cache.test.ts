import type { RevisionWatch } from "@tightlines/api/platform/revision/watch-revisions";
import type { RenderedPage } from "@tightlines/web/entry-server.tsx";
import { expect, test } from "vitest";
import { createPageCache } from "./page-cache.ts";

test("a page that many ask for at once is rendered once, and kept", async () => {
  const { cache, rendered } = createCache();
  const pages = await Promise.all(Array.from({ length: 50 }, () => cache.get("/events/spring")));
  await cache.get("/events/spring");
  expect(rendered).toEqual(["/events/spring"]);
  expect(new Set(pages).size).toBe(1);
});

test("a page is rendered anew as soon as its event or the list has changed", async () => {
  const { cache, rendered, change } = createCache();
  await cache.get("/events/spring?a=1");
  change("event:spring");
  await cache.get("/events/spring?a=1");
  change("events");
  await cache.get("/events/spring?a=1");
  change("event:autumn");
  await cache.get("/events/spring?a=1");
  expect(rendered).toHaveLength(3);
});

test("a change while a page is being rendered is not missed", async () => {
  const { cache, rendered, change } = createCache();
  const early = cache.get("/events");
  change("events");
  await Promise.all([early, cache.get("/events")]);
  expect(rendered).toHaveLength(2);
});

test.each([
  ["a page nobody finds", { kind: "page", status: 404, html: "", isPublic: false }],
  ["a page that failed", { kind: "page", status: 500, html: "", isPublic: false }],
  ["a way elsewhere", { kind: "redirect", status: 302, location: "/events" }],
] as const)("%s is not kept", async (_, page) => {
  const { cache, rendered } = createCache(() => page);
  await cache.get("/events/wrong");
  await cache.get("/events/wrong");
  expect(rendered).toHaveLength(2);
});

test("a render that throws is tried again", async () => {
  let isBroken = true;
  const { cache } = createCache(() => {
    if (isBroken) throw new Error("no database");
    return good;
  });
  await expect(cache.get("/events")).rejects.toThrow("no database");
  isBroken = false;
  expect(await cache.get("/events")).toMatchObject({ status: 200 });
});

test("only the pages used last are kept", async () => {
  const { cache, rendered } = createCache();
  for (let page = 0; page < 501; page++) {
    await cache.get(`/events?page=${page}`);
    await cache.get("/events/popular");
  }
  rendered.length = 0;
  await cache.get("/events/popular");
  await cache.get("/events?page=500");
  await cache.get("/events?page=0");
  expect(rendered).toEqual(["/events?page=0"]);
});

const good: RenderedPage = { kind: "page", status: 200, html: "<p>Spring</p>", isPublic: true };

function createCache(answer: () => RenderedPage = () => good) {
  const revisions = new Map<string, number>();
  const rendered: string[] = [];
  const watch: RevisionWatch = {
    get: (topic) => revisions.get(topic) ?? 0,
    onChange: () => () => {},
    close: async () => {},
  };
  const cache = createPageCache(watch, async (url) => {
    rendered.push(url);
    return answer();
  });
  const change = (topic: string) => revisions.set(topic, (revisions.get(topic) ?? 0) + 1);
  return { cache, rendered, change };
}
