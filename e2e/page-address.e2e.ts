import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newOrganizer, type Organizer } from "./harness/organizer.ts";
import { startProduct, type Product } from "./harness/product.ts";

let product: Product;
let organizer: Organizer;

beforeAll(async () => {
  product = await startProduct();
  organizer = await newOrganizer(product.url);
  await organizer.add({ name: "Spring Masters", url: "spring" }, "published");
});
afterAll(async () => {
  await product?.stop();
});

const spellings = [
  "//events/spring/anglers",
  "///events/spring/anglers",
  "/Events/spring/anglers",
  "/events/spring/Anglers",
  "/events/spring/anglers/",
  "/events/spring/anglers#1",
  "/events/spring/%61nglers",
  "/events/%73pring/anglers",
];

describe("a page has one address", () => {
  test.each(spellings)("%s is sent on to it", async (target) => {
    expect(await ask(target)).toMatchObject({ status: 308, location: "/events/spring/anglers" });
  });

  test("whatever stands behind the question mark is taken along", async () => {
    expect(await ask("/Events?search=cup&from=poster#top")).toMatchObject({
      status: 308,
      location: "/events?search=cup&from=poster",
    });
  });

  test.each(["//evil.example/events", "/%2F%2Fevil.example", "/events//spring/anglers", "/events/../login"])(
    "%s is nowhere",
    async (target) => {
      expect(await ask(target)).toMatchObject({ status: 404, location: undefined });
    },
  );

  test("a search is a page of its own", async () => {
    const found = await ask("/events?search=spring");
    expect(found).toMatchObject({ status: 200 });
    expect(found.body).toContain("Spring Masters");
    expect((await ask("/events?search=autumn")).body).not.toContain("Spring Masters");
  });
});

test("who was deleted is on no page, however it is spelled", async () => {
  const id = await organizer.addPart("spring", "anglers", { first_name: "Ann", last_name: "Gone" });
  await expect.poll(() => shows("Gone")).toBe(true);
  for (const target of spellings) await ask(target);
  await organizer.deletePart("spring", "anglers", id);
  await expect.poll(() => shows("Gone")).toBe(false);
  const bodies = await Promise.all(spellings.map(async (target) => (await ask(target)).body));
  expect(bodies.filter((body) => body.includes("Gone"))).toEqual([]);
});

test("made-up addresses push no page out, and are refused when they are too many", async () => {
  await ask("/events/spring/anglers");
  const loaded = await countLoads();
  const statuses = new Map<number, number>();
  for (let n = 0; n < 500; n++) {
    for (const target of [`/login#${n}`, `/events/made-up-${n}`]) {
      const { status } = await ask(target);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  }
  expect([...statuses.keys()].toSorted((a, b) => a - b)).toEqual([308, 404, 429]);
  expect(statuses.get(308)).toBe(500);
  const refused = await ask("/events/made-up-again");
  expect(JSON.parse(refused.body)).toMatchObject({ code: "too-many-requests" });
  expect((await ask("/events/spring/anglers")).status).toBe(200);
  expect(await countLoads()).toBe(loaded);
});

async function shows(name: string): Promise<boolean> {
  return (await ask("/events/spring/anglers")).body.includes(name);
}

/** How often a page of anglers was rendered, as the product counts it: each rendering asks the API for them once. */
async function countLoads(): Promise<string | undefined> {
  const metrics = await (await fetch(`${product.url}/metrics`)).text();
  return /^http_request_duration_seconds_count\{[^}]*route="\/api\/events\/:event\/anglers"[^}]*\} (\d+)$/m.exec(
    metrics,
  )?.[1];
}

/** Sends the target as it stands: a browser, and fetch, would mend it first. */
async function ask(target: string) {
  const { hostname, port } = new URL(product.url);
  const socket = connect(Number(port), hostname);
  socket.write(`GET ${target} HTTP/1.1\r\nhost: ${hostname}\r\nconnection: close\r\n\r\n`);
  const answer = await text(socket);
  const [head = "", ...body] = answer.split("\r\n\r\n");
  return {
    status: Number(head.split(" ")[1]),
    location: /^location: (.*)$/im.exec(head)?.[1],
    body: body.join("\r\n\r\n"),
  };
}
