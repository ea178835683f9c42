import { toSnakeCase } from "@tightlines/contract/wire/case";
import { findPreset, PRESETS } from "@tightlines/domain/ruleset/list-presets";
import type { Ruleset } from "@tightlines/domain/ruleset/ruleset";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createEventClient } from "../../testing/event-client.ts";
import type { EventClient } from "../../testing/event-client.ts";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";

let api: TestApi;
let events: EventClient;
let marta: Person;

beforeAll(async () => {
  api = await createTestApi();
  events = createEventClient(api);
  marta = await api.signUp({ role: "organizer" });
});
afterAll(() => api.close());

const fly = findPreset("fly-fips-mouche");
const averaged: Ruleset = { ...fly, ranking: { ...fly.ranking, leftoverTie: "average" } };
const grouped: Ruleset = { ...fly, unit: "group" };

interface SentRuleset {
  ruleset: Record<string, unknown>;
  revision: number;
  frozen_by: string | null;
  species: { code: string; name: string }[];
  versions: { version: number; reason: string; changed_by: string; ruleset: object }[];
}

const read = (id: number, user: Person | null = marta) =>
  events.send<SentRuleset>(user, "GET", `/events/${id}/ruleset`);
const change = (id: number, ruleset: object, more: object = {}) =>
  events.send<SentRuleset>(marta, "PATCH", `/events/${id}/ruleset`, {
    ruleset: toSnakeCase(ruleset),
    revision: 1,
    ...more,
  });

test("rules are for everybody to read, with who made them", async () => {
  const { id } = await events.add(marta, { name: "Open rules" }, "published");
  const { data } = await read(id, null);
  expect(data).toMatchObject({ ruleset: toSnakeCase(fly) as object, revision: 1, frozen_by: null });
  expect(data.versions).toMatchObject([{ version: 1, reason: "", changed_by: expect.any(String) }]);
});

test("the species of the rules have their names", async () => {
  const { id } = await events.add(marta, { name: "Named species", preset: "predator" }, "published");
  const { data } = await read(id, null);
  expect(data.species).toEqual([
    { code: "PER", name: "European perch" },
    { code: "PIK", name: "Northern pike" },
    { code: "WEL", name: "Wels catfish" },
    { code: "ZAN", name: "Zander" },
  ]);
});

test.each(PRESETS.map((preset) => [preset.preset, preset] as const))(
  "%s is taken as it is",
  async (_, preset) => {
    const { id } = await events.add(marta, { name: preset.preset, preset: "club-match" });
    const { data, status } = await change(id, preset);
    expect(status).toBe(200);
    expect(data.ruleset).toEqual(toSnakeCase(preset));
    expect((await events.send(marta, "GET", `/events/${id}`)).data["preset"]).toBe(preset.preset);
  },
);

test("a draft's rules are replaced, and once they are public every change is a version", async () => {
  const { id } = await events.add(marta, { name: "Versions" });
  expect((await change(id, averaged)).data).toMatchObject({ revision: 2, versions: [{ version: 1 }] });
  await events.send(marta, "PATCH", `/events/${id}`, { status: "published" });
  const { data } = await change(id, grouped, { revision: 2, reason: "Sectors are too small" });
  expect(data).toMatchObject({
    ruleset: { version: 2, unit: "group" },
    revision: 3,
    versions: [
      { version: 2, reason: "Sectors are too small" },
      { version: 1, ruleset: { ranking: { leftover_tie: "average" } } },
    ],
  });
  expect((await events.send(marta, "GET", `/events/${id}`)).data["ruleset_version"]).toBe(2);
});

test("rules that were public stay readable when they change in a draft again", async () => {
  const { id } = await events.add(marta, { name: "Back to draft" }, "published");
  await events.send(marta, "PATCH", `/events/${id}`, { status: "draft" });
  expect((await change(id, averaged)).data.versions).toMatchObject([
    { version: 2, ruleset: { ranking: { leftover_tie: "average" } } },
    { version: 1, ruleset: toSnakeCase(fly) as object },
  ]);
});

test("what changes nothing leaves no version behind", async () => {
  const { id } = await events.add(marta, { name: "Same" }, "published");
  expect((await change(id, { ...fly, version: 77 })).data).toMatchObject({
    revision: 1,
    ruleset: { version: 1 },
    versions: [{ version: 1 }],
  });
});

test("once the event runs, a change needs a reason", async () => {
  const { id } = await events.add(marta, { name: "Running" }, "running");
  expect((await read(id)).data.frozen_by).toBe("event");
  expect(await change(id, averaged, { reason: "  " })).toMatchObject({
    status: 409,
    code: "ruleset-frozen",
    fields: { reason: [{ detail: "Say why the rules change." }] },
  });
  const { data } = await change(id, averaged, { reason: "Jury decision 3" });
  expect(data.versions[0]).toMatchObject({ version: 2, reason: "Jury decision 3" });
});

test.each([
  ["scheduled", null],
  ["cancelled", null],
  ["running", "session"],
  ["provisional", "session"],
  ["official", "session"],
] as const)("a session that is %s freezes by %s", async (status, frozenBy) => {
  const { id } = await events.add(marta, { name: `Session ${status}` }, "published");
  const startsAt = new Date("2099-05-14T07:00:00Z");
  await api.database.db
    .insertInto("session")
    .values({ eventId: id, number: 1, startsAt, endsAt: new Date("2099-05-14T10:00:00Z"), status })
    .execute();
  expect((await read(id)).data.frozen_by).toBe(frozenBy);
});

test("contradictions are refused all at once, each with its reason and its place", async () => {
  const { id } = await events.add(marta, { name: "Contradictory" });
  const wrong = {
    ...fly,
    catching: { ...fly.catching, limits: { bestPerSession: 5, bestPerDay: 3 } },
    ranking: { ...fly.ranking, direction: "high" },
  };
  expect(await change(id, wrong)).toMatchObject({
    status: 422,
    code: "ruleset-contradictory",
    fields: {
      "ruleset.catching.limits.best_per_session": [
        { detail: "One session cannot count more fish than the whole day." },
      ],
      "ruleset.ranking.direction": [
        { detail: "With the place as points it cannot be that the most points win." },
      ],
    },
  });
  expect((await read(id)).data.revision).toBe(1);
});

test.each([
  ["no ruleset", undefined, "ruleset"],
  ["a word for a ruleset", "fly", "ruleset"],
  ["a switch nobody knows", { ...fly, luck: 1 }, "ruleset"],
  ["a float", { ...fly, display: { decimals: 0.5 } }, "ruleset.display.decimals"],
])("%s is refused", async (_, ruleset, path) => {
  const { id } = await events.add(marta, { name: "Malformed" });
  const answer = await events.send(marta, "PATCH", `/events/${id}/ruleset`, {
    ruleset: toSnakeCase(ruleset),
    revision: 1,
  });
  expect(answer).toMatchObject({ status: 422, code: "invalid-input" });
  expect(Object.keys(answer.fields)).toContain(path);
});

test("whoever changes an older state is shown the newer one and who made it", async () => {
  const { id } = await events.add(marta, { name: "Two at once" });
  await change(id, averaged);
  const { status, code, current, changed_by } = await change(id, grouped);
  expect({ status, code }).toEqual({ status: 409, code: "stale-revision" });
  expect(current).toMatchObject({ revision: 2, ruleset: { ranking: { leftover_tie: "average" } } });
  expect(changed_by).toEqual(expect.any(String));
});

test("every stored state leaves its trail", async () => {
  const { id } = await events.add(marta, { name: "Trail of rules" });
  await change(id, averaged);
  await change(id, grouped, { revision: 2, reason: "Groups it is" });
  const rows = await api.database.db
    .selectFrom("audit")
    .select(["action", "actorUid", "reason", "before", "after"])
    .where("eventId", "=", id)
    .where("noun", "=", "ruleset")
    .orderBy("id")
    .execute();
  expect(rows).toMatchObject([
    {
      action: "update",
      actorUid: marta.user.uid,
      reason: null,
      after: { ranking: { leftoverTie: "average" } },
    },
    { before: { unit: "sector" }, after: { unit: "group" }, reason: "Groups it is" },
  ]);
});

test("how long protests may come is said once: as a setting, and in the rules", async () => {
  const { id } = await events.add(marta, { name: "Protests" });
  await events.send(marta, "PATCH", `/events/${id}`, { protest_minutes: 45 });
  expect((await read(id)).data.ruleset["publication"]).toMatchObject({ protest_window_minutes: 45 });
  const publication = { ...fly.publication, protestWindowMinutes: 15 };
  await change(id, { ...fly, publication }, { revision: 2 });
  expect((await events.send(marta, "GET", `/events/${id}`)).data["protest_minutes"]).toBe(15);
});

test("whoever has the rules open while the protest time is set elsewhere does not take it back", async () => {
  const { id } = await events.add(marta, { name: "Protest time in settings" });
  await events.send(marta, "PATCH", `/events/${id}`, { protest_minutes: 45 });
  expect(await change(id, averaged)).toMatchObject({
    status: 409,
    code: "stale-revision",
    changed_by: marta.user.display_name,
    current: { revision: 2, ruleset: { publication: { protest_window_minutes: 45 } } },
  });
});

test("whoever has the settings open while the rules set the protest time does not take it back", async () => {
  const { id, revision } = await events.add(marta, { name: "Protest time in rules" });
  await change(id, { ...fly, publication: { ...fly.publication, protestWindowMinutes: 15 } });
  const answer = await events.send(marta, "PATCH", `/events/${id}`, { protest_minutes: 60, revision });
  expect(answer).toMatchObject({
    status: 409,
    code: "stale-revision",
    changed_by: marta.user.display_name,
    current: { protest_minutes: 15 },
  });
});

test("rules that leave the protest time alone leave the settings to whoever has them open", async () => {
  const { id, revision } = await events.add(marta, { name: "Other rules" });
  await change(id, averaged);
  const answer = await events.send(marta, "PATCH", `/events/${id}`, { venue: "Otava", revision });
  expect(answer.status).toBe(200);
});

test("a version by somebody whose account is gone names nobody", async () => {
  const { id } = await events.add(marta, { name: "Gone" });
  await api.database.db
    .updateTable("eventRuleset")
    .set({ actorUid: "nobody any more" })
    .where("eventId", "=", id)
    .execute();
  expect((await read(id)).data.versions).toMatchObject([{ changed_by: null }]);
});
