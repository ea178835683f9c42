import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApi, type TestApi } from "../../testing/create-test-api.ts";
import { drawClient } from "../../testing/draw-client.ts";
import { runSession, say, scoreClient, type SentPair } from "../../testing/score-client.ts";
import { createTestEvent } from "../../testing/test-event.ts";
import { fillTestField } from "../../testing/test-field.ts";

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

test("no session is closed with a card missing unless somebody says so", async () => {
  const organizer = await api.asRole("organizer");
  const event = await createTestEvent(api, organizer);
  const field = await fillTestField(api, event, { sectors: 1, pegsPerSector: 2, sessions: 1, teams: 2 });
  const session_id = field.sessionIds[0]!;
  const client = drawClient(api, event, organizer);
  await client.publish({ session_ids: [session_id], mode: { kind: "free" } });
  await runSession(api, session_id);
  const close = (body: object = {}) =>
    client.send("PATCH", `/sessions/${session_id}`, { status: "provisional", revision: 1, ...body });

  expect(await close()).toMatchObject({ status: 409, code: "cards-missing", facts: { count: 2 } });
  const [first, second] = field.anglerIds.map((angler_id) => ({ session_id, angler_id }));
  const absent = { seen: null, presence: "absent", late_minutes: 0 };
  const scores = scoreClient(api, event, organizer);
  await scores.outcomes([say(first!, "set-presence", absent)]);
  expect(await close()).toMatchObject({
    detail: "1 card is missing: Angler Nr 2. Enter them, or close the session without them.",
  });
  expect((await close({ accepts_missing: true })).data).toMatchObject({ status: "provisional" });
  const trail = (await client.send("GET", "/audit")).data as { action: string; reason: string }[];
  expect(trail.find(({ action }) => action === "close")?.reason).toBe("Cards missing: 1");

  // Nobody has to say so who has all of them.
  await runSession(api, session_id);
  await scores.outcomes([say(second!, "set-presence", absent)]);
  expect((await close({ revision: 2 })).status).toBe(200);
});

test("where nobody was drawn, everybody who takes part has a card", async () => {
  const { close, scores, pairs } = await openUndrawn();
  expect(await close()).toMatchObject({ status: 409, code: "cards-missing", facts: { count: 2 } });
  await scores.outcomes(pairs.map((pair) => weighed(pair, 450)));
  expect((await close()).status).toBe(200);
});

test("a card on which everything was taken back is missing again", async () => {
  const { close, scores, pairs } = await openUndrawn();
  const present = (pair: SentPair) =>
    say(pair, "set-presence", { seen: null, presence: "fished", late_minutes: 7 });
  const outcomes = await scores.outcomes(pairs.flatMap((pair) => [present(pair), weighed(pair, 450)]));
  const { id } = outcomes.at(-1)!.score!;
  const { data: voided } = await scores.call("DELETE", `/${id}?reason=Wrong+angler`);
  expect(voided).toMatchObject({
    presence: "fished",
    late_minutes: 0,
    presence_said_by: null,
    weigh_in: null,
  });
  const { data: history } = await scores.call("GET", `/operations?score_id=${id}`);
  expect(history.map(({ kind, reason }: { kind: string; reason: string }) => [kind, reason])).toEqual([
    ["set-presence", "Wrong angler"],
    ["set-weigh-in", "Wrong angler"],
    ["set-weigh-in", ""],
    ["set-presence", ""],
  ]);
  expect(await close()).toMatchObject({ code: "cards-missing", facts: { count: 1 } });
  // It can be entered anew by whoever sees that nothing is said.
  expect(await scores.outcomes([present(pairs[1]!)])).toMatchObject([{ outcome: "applied" }]);
  expect((await close()).status).toBe(200);
});

test("a card that is taken back after the session was closed is asked about before it is official", async () => {
  const { close, scores, pairs } = await openUndrawn();
  const [weighing] = await scores.outcomes([weighed(pairs[0]!, 450)]);
  expect((await close({ accepts_missing: true })).status).toBe(200);
  await scores.call("DELETE", `/${weighing!.score!.id}?reason=Wrong+angler`);
  const official = { status: "official", revision: 2 };
  // The card that was missing when it was closed has been accepted.
  expect(await close(official)).toMatchObject({
    status: 409,
    code: "session-contested",
    detail: expect.stringContaining("1 card was taken back since it was closed: Angler Nr 1"),
  });
  expect((await close({ ...official, reason: "Angler Nr 1 did not fish" })).status).toBe(200);
});

test("no session is closed or made official over an open question unless somebody says so", async () => {
  const { client, close, scores, pairs } = await openUndrawn();
  await scores.outcomes(pairs.map((pair) => weighed(pair, 450)));
  const theirs = weighed(pairs[0]!, 540);
  expect(await scores.outcomes([theirs])).toMatchObject([{ outcome: "conflict" }]);
  expect(await close()).toMatchObject({ status: 409, code: "entries-undecided", facts: { open: 1 } });
  expect((await close({ accepts_missing: true })).data).toMatchObject({ status: "provisional" });
  const trail = (await client.send("GET", "/audit")).data as { action: string; reason: string }[];
  expect(trail.find(({ action }) => action === "close")?.reason).toBe("Entries not decided: 1");
  const official = { status: "official", revision: 2 };
  expect(await close(official)).toMatchObject({
    code: "session-contested",
    detail: expect.stringContaining("1 entry is not decided"),
  });
  await scores.call("POST", `/operations/${theirs.id}/decide`, { is_taken: false, reason: "Misread" });
  expect((await close(official)).detail).not.toContain("not decided");
  expect((await close({ ...official, reason: "All have signed" })).status).toBe(200);
});

test("what is missing and what is open is said together", async () => {
  const { close, scores, pairs } = await openUndrawn();
  await scores.outcomes([weighed(pairs[0]!, 450), weighed(pairs[0]!, 540)]);
  expect(await close()).toMatchObject({
    code: "cards-missing-and-undecided",
    facts: { count: 1, names: ["Angler Nr 2"], open: 1 },
  });
});

/** A running session of two anglers for which nobody was drawn. */
async function openUndrawn() {
  const organizer = await api.asRole("organizer");
  const event = await createTestEvent(api, organizer);
  const field = await fillTestField(api, event, { sessions: 1, teams: 2 });
  const session_id = field.sessionIds[0]!;
  await runSession(api, session_id);
  const client = drawClient(api, event, organizer);
  return {
    client,
    scores: scoreClient(api, event, organizer),
    pairs: field.anglerIds.map((angler_id): SentPair => ({ session_id, angler_id })),
    close: (body: object = {}) =>
      client.send("PATCH", `/sessions/${session_id}`, { status: "provisional", revision: 1, ...body }),
  };
}

function weighed(pair: SentPair, weight_grams: number) {
  return say(pair, "set-weigh-in", { seen: null, weigh_in: { weight_grams } });
}
