import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { drawClient } from "../../testing/draw-client.ts";
import { createTestEvent } from "../../testing/test-event.ts";
import { fillTestField } from "../../testing/test-field.ts";
import { toCamelCase } from "@tightlines/contract/wire/case";
import type { DrawRunResponse } from "@tightlines/contract/draw-run";
import { verifyPublished } from "../../testing/verify-published.ts";

const SAYS_WHY = /needs_accessible_peg|is_accessible|accessible-peg/;

let api: TestApi;
let organizer: Person;

beforeAll(async () => {
  api = await createTestApi();
  organizer = await api.asRole("organizer");
});
afterAll(() => api.close());

test("what everybody reads of a draw says which pegs are for somebody, and not why", async () => {
  const event = await createTestEvent(api, organizer);
  const field = await fillTestField(api, event, {
    sectors: 1,
    pegsPerSector: 8,
    sessions: 1,
    teams: 3,
    anglersPerTeam: 2,
  });
  const { db } = api.database;
  const ids = (rows: { id: number }[]) => rows.map(({ id }) => id);
  const of = (table: "angler" | "peg") =>
    db.selectFrom(table).select("id").where("eventId", "=", event.id).orderBy("id").execute();
  const [pegs, anglers] = [ids(await of("peg")), ids(await of("angler"))];
  const accessible = pegs.slice(2, 4);
  await db.updateTable("peg").set({ isAccessible: true }).where("id", "in", accessible).execute();
  const [who] = anglers;
  await db.updateTable("angler").set({ needsAccessiblePeg: true }).where("id", "=", who!).execute();

  const draws = drawClient(api, event, organizer);
  const wish = { session_ids: field.sessionIds, mode: { kind: "free" } };
  const run = await draws.publish({ ...wish, constraints: [{ kind: "accessible-peg", strength: "hard" }] });
  const answer = await api.call({ url: `/api/events/${event.id}/draw-runs/${run.id}` });
  expect(answer.body).not.toMatch(SAYS_WHY);
  const { data } = answer.json();
  expect(data.input.constraints).toEqual([{ kind: "given-pegs", strength: "hard" }]);
  const kept = data.input.anglers.filter((angler: { only_peg_ids?: number[] }) => angler.only_peg_ids);
  expect(kept).toMatchObject([{ angler_id: who, only_peg_ids: accessible }]);
  expect(accessible).toContain(
    run.placements!.find(({ angler_id }: { angler_id: number }) => angler_id === who)!.peg_id,
  );
  const published = toCamelCase(data) as DrawRunResponse;
  if (published.kind !== "peg") throw new Error("It became another draw");
  expect(verifyPublished(published)).toMatchObject({ isInputAsCommitted: true, isDrawAsComputed: true });
  expect(await draws.needs()).toEqual([]);

  const plain = await draws.publish({ ...wish, reason: "Again", constraints: [] });
  const { body } = await api.call({ url: `/api/events/${event.id}/draw-runs/${plain.id}` });
  expect(body).not.toMatch(SAYS_WHY);
  expect(body).not.toContain("only_peg_ids");
});
