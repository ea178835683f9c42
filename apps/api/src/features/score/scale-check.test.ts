import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { scaleCheck } from "../../testing/examples/score.examples.ts";
import { sendAs } from "../../testing/send-as.ts";
import { createTestEvent, type TestEvent } from "../../testing/test-event.ts";
import { fillTestField } from "../../testing/test-field.ts";

let api: TestApi;
let organizer: Person;
let event: TestEvent;
let sessions: readonly number[];

beforeAll(async () => {
  api = await createTestApi();
  organizer = await api.asRole("organizer");
});
afterAll(() => api.close());

beforeEach(async () => {
  event = await createTestEvent(api, organizer);
  sessions = (await fillTestField(api, event, { sessions: 2 })).sessionIds;
});

test("the board says which team has checked which scale, and a check that is sent again counts once", async () => {
  const [first, second] = sessions as [number, number];
  const own = scaleCheck(first, { shown_grams: 1010, made_at: "2027-04-03T06:00:00Z" });
  expect(await outcomes({ checks: [own] })).toEqual(["applied"]);
  expect(await outcomes({ checks: [own, scaleCheck(second)] })).toEqual(["repeated", "applied"]);
  const { secret } = await newPass({});
  const theirs = scaleCheck(first, { scale_number: "B 7" });
  expect((await sendPass({ secret, checks: [theirs] })).data).toMatchObject([{ outcome: "applied" }]);
  expect(await onBoard(first)).toMatchObject([
    { id: theirs.id, by: "Jan", scale_number: "B 7", tare_grams: 240 },
    { id: own.id, by: organizer.user.display_name, known_grams: 1000, shown_grams: 1010 },
  ]);
  expect(await onBoard(second)).toHaveLength(1);
});

test("a check of another event's session, or outside the pass, is refused and holds none back", async () => {
  const other = await createTestEvent(api, organizer);
  const { sessionIds } = await fillTestField(api, other, { sessions: 1 });
  expect(await outcomes({ checks: [scaleCheck(sessionIds[0]!), scaleCheck(sessions[0]!)] })).toEqual([
    "refused",
    "applied",
  ]);
  const { secret, id } = await newPass({ session_ids: [sessions[1]] });
  expect((await sendPass({ secret, checks: [scaleCheck(sessions[0]!)] })).data).toMatchObject([
    { outcome: "refused", problem: { code: "pass-other-session" } },
  ]);
  await sendAs(api, organizer, "POST", `/events/${event.id}/passes/${id}/revoke`, {});
  expect(await sendPass({ secret, checks: [scaleCheck(sessions[1]!)] })).toMatchObject({ status: 403 });
});

test("checks of a phone without signal are taken in, though its pass was revoked, and count once", async () => {
  const { id: pass_id } = await newPass({});
  await sendAs(api, organizer, "POST", `/events/${event.id}/passes/${pass_id}/revoke`, {});
  const check = scaleCheck(sessions[0]!);
  const path = `/events/${event.id}/scores/take-in/scale-checks`;
  for (const outcome of ["applied", "repeated"])
    expect((await sendAs(api, organizer, "POST", path, { checks: [check], pass_id })).data).toMatchObject([
      { id: check.id, outcome },
    ]);
  expect(await onBoard(sessions[0]!)).toMatchObject([
    { id: check.id, by: "Jan", taken_in_by: organizer.user.display_name },
  ]);
  const other = await createTestEvent(api, organizer);
  expect(
    await sendAs(api, organizer, "POST", `/events/${other.id}/scores/take-in/scale-checks`, {
      checks: [check],
      pass_id,
    }),
  ).toMatchObject({ status: 404, code: "pass-not-found" });
});

test("a check without a scale's number or a known weight gets a sentence", async () => {
  for (const values of [{ scale_number: " " }, { known_grams: 0 }, { tare_grams: -1 }])
    expect((await send({ checks: [scaleCheck(sessions[0]!, values)] })).status).toBe(422);
});

test("a session has so many checks, and no more", async () => {
  const stored = scaleCheck(sessions[0]!);
  await send({ checks: [stored] });
  await api.database.pool.query(
    `insert into scale_check (event_id, id, session_id, scale_number, known_grams, shown_grams, tare_grams, made_at)
     select $1, gen_random_uuid(), $2, '1', 1000, 1000, 0, now() from generate_series(1, 499)`,
    [event.id, sessions[0]],
  );
  expect((await send({ checks: [scaleCheck(sessions[0]!), stored] })).data).toMatchObject([
    { outcome: "refused", problem: { code: "scale-checks-full" } },
    { outcome: "repeated" },
  ]);
});

function send(body: object) {
  return sendAs(api, organizer, "POST", `/events/${event.id}/scores/scale-checks`, body);
}

async function outcomes(body: object): Promise<string[]> {
  return (await send(body)).data.map(({ outcome }: { outcome: string }) => outcome);
}

function sendPass(body: object) {
  return sendAs(api, null, "POST", "/pass/scale-checks", body);
}

async function newPass(limits: object): Promise<{ id: number; secret: string }> {
  const pass = { name: "Jan", expires_at: "2099-01-01T00:00:00Z", ...limits };
  return (await sendAs(api, organizer, "POST", `/events/${event.id}/passes`, pass)).data;
}

async function onBoard(sessionId: number): Promise<object[]> {
  const path = `/events/${event.id}/scores/board?session_id=${sessionId}`;
  return (await sendAs(api, organizer, "GET", path)).data.scale_checks;
}
