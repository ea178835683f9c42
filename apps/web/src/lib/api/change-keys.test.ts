import { beforeEach, expect, test, vi } from "vitest";
import { type Api, createApi } from "./api.ts";

/** What happens to a call on its way: no answer comes, or one with this status. */
type Fate = "lost" | number;

let fates: Fate[];
let keys: (string | undefined)[];
let api: Api;

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  fates = [];
  keys = [];
  api = createApi({
    transport: async ({ headers }) => {
      keys.push(headers["idempotency-key"]);
      const fate = fates.shift() ?? 200;
      if (fate === "lost") throw new TypeError("Failed to fetch");
      return { status: fate, text: '{"data":{},"detail":"No.","code":"invalid-input"}' };
    },
    token: async () => "a token",
  });
});

test("every POST and PATCH has a key of its own, and nothing else has one", async () => {
  await addTeam("Herons");
  await addTeam("Herons");
  await rename("Otters");
  await api.get("/api/events/{event}", { params: { event: "spring" } });
  await api.delete("/api/events/{event}", { params: { event: "spring" } });
  expect(keys.slice(3)).toEqual([undefined, undefined]);
  expect(new Set(keys.slice(0, 3)).size).toBe(3);
  for (const key of keys.slice(0, 3)) expect(key).toMatch(/^[\x21-\x7e]{10,100}$/);
});

test.each<[string, Fate]>([
  ["after an answer that was lost", "lost"],
  ["after a fault of a proxy in between", 502],
])("the same change sent again %s has the same key, until it is answered", async (_, fate) => {
  fates = [fate, fate, 201];
  await tryTo(addTeam("Herons"));
  await tryTo(addTeam("Herons"));
  await addTeam("Herons");
  await addTeam("Herons");
  expect(keys).toEqual([keys[0], keys[0], keys[0], expect.not.stringMatching(keys[0]!)]);
});

test("two presses at the same moment are one change", async () => {
  await Promise.all([addTeam("Herons"), addTeam("Herons")]);
  expect(keys[1]).toBe(keys[0]);
});

test("other values are another change, and the first ones after them as well", async () => {
  fates = ["lost", "lost", "lost"];
  for (const name of ["Herons", "Otters", "Herons"]) await tryTo(rename(name));
  expect(new Set(keys).size).toBe(3);
});

test("a refusal ends it: what is sent next is another attempt", async () => {
  fates = ["lost", 422, 201];
  for (let attempt = 0; attempt < 3; attempt++) await tryTo(addTeam("Herons"));
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test("a token that is renewed on the way changes nothing", async () => {
  fates = [401, 201];
  await addTeam("Herons");
  expect(keys[1]).toBe(keys[0]);
});

test("what was lost before something else was changed is not meant any more", async () => {
  fates = ["lost", 200, 201];
  await tryTo(addTeam("Herons"));
  // They found that it was stored after all, and deleted it.
  await api.delete("/api/events/{event}/teams/{id}", { params: { event: "spring", id: "5" } });
  await addTeam("Herons");
  expect(keys[2]).not.toBe(keys[0]);
});

function addTeam(name: string) {
  return api.post("/api/events/{event}/teams", { params: { event: "spring" }, body: { name } });
}

function rename(name: string) {
  const params = { event: "spring", id: "5" };
  return api.patch("/api/events/{event}/teams/{id}", { params, body: { name, revision: 1 } });
}

async function tryTo(call: Promise<unknown>): Promise<void> {
  await call.catch(() => {});
}
