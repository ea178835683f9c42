import { readFileSync } from "node:fs";
import { rulesetSchema } from "@tightlines/contract/ruleset/ruleset-schema";
import { PRESETS } from "@tightlines/domain/ruleset/list-presets";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { createDatabaseOn } from "../../../testing/test-database.ts";
import type { Database } from "../database.ts";
import { migrateWithin } from "../migrate.ts";

/** The presets as events stored them before their words changed. */
const before: Record<string, unknown>[] = JSON.parse(
  readFileSync(new URL("../../../testing/presets-of-november-15.json", import.meta.url), "utf8"),
);

let database: Database;

beforeAll(async () => {
  database = await createDatabaseOn(inject("testServer"));
});
afterAll(() => database.close());

test("rules that were stored in the old words are read in the new ones, and nothing else in them changes", async () => {
  await migrateWithin(database.db, { name: "20261116T0915-takes-part" });
  for (const [index, preset] of before.entries()) await storeEvent(`event-${index}`, preset);
  await storeEvent("named-like-values", named(before[0]!));
  await migrateWithin(database.db, "latest");

  const { rows } = await sql<{ current: unknown; version: unknown }>`
    select event.ruleset as current, event_ruleset.ruleset as version
    from event join event_ruleset on event_ruleset.event_id = event.id order by event.id
  `.execute(database.db);
  const after = [...PRESETS.map(asOfThen), named(PRESETS[0]!)];
  expect(rows).toEqual(after.map((ruleset) => ({ current: ruleset, version: ruleset })));
  expect(rows.map(({ current }) => rulesetSchema.safeParse(current).error)).toEqual(
    rows.map(() => undefined),
  );
});

/** Without what a preset was given later: the rules of an event stay as they were chosen. */
function asOfThen({ catching, ...rest }: (typeof PRESETS)[number]) {
  const { selfReports: _later, ...then } = catching;
  return { ...rest, catching: then };
}

/** With what people may have called their own things, which looks like a value or a switch. */
function named(ruleset: object) {
  const { classifications, catching, ...rest } = structuredClone(ruleset) as (typeof PRESETS)[number];
  return {
    ...rest,
    catching: { ...catching, species: { kind: { points: 1 }, withdrew: { points: 2 }, prices: { best: 3 } } },
    classifications: classifications.map((table) => ({
      ...table,
      population: { categories: ["biggestFish", "subSector"] },
    })),
  };
}

async function storeEvent(url: string, ruleset: unknown): Promise<void> {
  const text = JSON.stringify(ruleset);
  await sql`
    with added as (
      insert into event (name, url, starts_on, ends_on, time_zone, discipline, ruleset)
      values (${url}, ${url}, '2026-11-15', '2026-11-15', 'Europe/Prague', 'fly', ${text}::jsonb)
      returning id
    )
    insert into event_ruleset (event_id, version, ruleset) select id, 1, ${text}::jsonb from added
  `.execute(database.db);
}
