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

test("a page is kept with the policy that lets its own styles through", async () => {
  const { cache } = createCache();
  expect(await cache.get("/events/spring")).toMatchObject({ contentPolicy: "only p{}" });
});

test("a page is rendered anew as soon as its own event has changed, and for no other", async () => {
  const { cache, rendered, change } = createCache();
  await cache.get("/events/spring");
  change("event:spring");
  await cache.get("/events/spring");
  change("event:autumn");
  change("events");
  await cache.get("/events/spring");
  expect(rendered).toEqual(["/events/spring", "/events/spring"]);
});

test.each(["/", "/events", "/events?search=cup"])(
  "%s is rendered anew when any event changes",
  async (url) => {
    const { cache, rendered, change } = createCache();
    await cache.get(url);
    change("events");
    await cache.get(url);
    expect(rendered).toEqual([url, url]);
  },
);

test("what a page does not read makes no page of its own", async () => {
  const { cache, rendered } = createCache();
  for (const more of ["", "?a=1", "?a=2", "?utm_source=mail"]) await cache.get(`/events/spring${more}`);
  expect(rendered).toEqual(["/events/spring"]);
});

test("who is sent on takes along what the page does not read", async () => {
  const { cache } = createCache((url) => ({
    kind: "redirect",
    status: 307,
    location: url.replace("old", "new"),
  }));
  const sources = ["poster", "mail"];
  const pages = await Promise.all(sources.map((source) => cache.get(`/events/old?utm_source=${source}`)));
  expect(pages).toMatchObject([
    { location: "/events/new?utm_source=poster" },
    { location: "/events/new?utm_source=mail" },
  ]);
});

test("searches push out no page of an event", async () => {
  const { cache, rendered } = createCache();
  await cache.get("/events/spring");
  for (let n = 0; n < 600; n++) await cache.get(`/events?search=${n}`);
  rendered.length = 0;
  await cache.get("/events/spring");
  expect(rendered).toEqual([]);
});

test("the shell of what guests may not see is made ready once and pushes nothing out", async () => {
  let page: RenderedPage = good;
  const { cache, rendered } = createCache(() => page);
  await cache.get("/events/spring");
  page = { kind: "page", status: 200, html: "<p>Shell</p>", styles: "", isPublic: false };
  const bodies = new Set<unknown>();
  for (let n = 0; n < 600; n++) {
    const shell = await cache.get(`/events/${n}/manage`);
    bodies.add(shell.kind === "page" && shell.body);
  }
  rendered.length = 0;
  await cache.get("/events/spring");
  expect(rendered).toEqual([]);
  expect(bodies.size).toBe(1);
});

test("a change while a page is being rendered is not missed", async () => {
  const { cache, rendered, change } = createCache();
  const early = cache.get("/events");
  change("events");
  await Promise.all([early, cache.get("/events")]);
  expect(rendered).toHaveLength(2);
});

test.each([
  ["a page nobody finds", { kind: "page", status: 404, html: "", styles: "", isPublic: false }],
  ["a page that failed", { kind: "page", status: 500, html: "", styles: "", isPublic: false }],
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

const good: RenderedPage = {
  kind: "page",
  status: 200,
  html: "<p>Spring</p>",
  styles: "p{}",
  isPublic: true,
};

function createCache(answer: (url: string) => RenderedPage = () => good) {
  const revisions = new Map<string, number>();
  const rendered: string[] = [];
  const watch: RevisionWatch = {
    get: (topic) => revisions.get(topic) ?? 0,
    onChange: () => () => {},
    close: async () => {},
  };
  const cache = createPageCache(watch, {
    render: async (url) => {
      rendered.push(url);
      return answer(url);
    },
    keyOf: async (url) => (url.startsWith("/events?") ? url : url.split("?")[0]!),
    policyFor: (styles) => `only ${styles}`,
  });
  const change = (topic: string) => revisions.set(topic, (revisions.get(topic) ?? 0) + 1);
  return { cache, rendered, change };
}
