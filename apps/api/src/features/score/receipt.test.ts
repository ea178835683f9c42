import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { signed } from "../../testing/examples/score.examples.ts";
import { runSession, say, scoreClient, type SentPair } from "../../testing/score-client.ts";
import { sendAs } from "../../testing/send-as.ts";
import { createTestEvent, type TestEvent } from "../../testing/test-event.ts";
import { fillTestField } from "../../testing/test-field.ts";

let api: TestApi;
let organizer: Person;
let species: { id: number; name: string };
let event: TestEvent;
let pair: SentPair;
let secret: string;

beforeAll(async () => {
  api = await createTestApi();
  organizer = await api.asRole("organizer");
  species = await api.database.db.selectFrom("species").select(["id", "name"]).executeTakeFirstOrThrow();
});
beforeEach(async () => {
  event = await createTestEvent(api, organizer);
  const field = await fillTestField(api, event, { sessions: 1, teams: 1 });
  pair = { session_id: field.sessionIds[0]!, angler_id: field.anglerIds[0]! };
  await runSession(api, pair.session_id);
  secret = randomUUID();
});
afterAll(() => api.close());

test("a receipt shows what was signed, and says when the score was corrected since", async () => {
  const [outcome] = await scores().outcomes([fish(312)]);
  await scores().outcomes([signed(pair, secret, { hash: outcome!.score!.hash })]);
  const { status, data: receipt } = await open(secret);
  expect(status).toBe(200);
  expect(receipt).toMatchObject({
    state: "holds",
    event: { url: event.url },
    session: { number: 1 },
    signed_at: "2027-04-03T09:30:00.000Z",
    signed: {
      presence: "fished",
      catches: [{ species_name: species.name, length_mm: 312, void_reason: null }],
      penalties: [],
    },
  });
  await scores().outcomes([{ ...fish(455), reason: "Forgotten" }]);
  expect((await open(secret)).data).toEqual({ ...receipt, state: "changed" });
});

test("a receipt says no more than it has to, and shortens the names of those under age", async () => {
  const path = `/events/${event.id}/anglers/${pair.angler_id}`;
  const { data: angler } = await sendAs(api, organizer, "GET", path);
  const minor = { first_name: "Eva", last_name: "Novotna", is_minor: true, revision: angler.revision };
  expect((await sendAs(api, organizer, "PATCH", path, minor)).status).toBe(200);
  const settings = { hides_minors: true };
  await sendAs(api, organizer, "PATCH", `/events/${event.id}/registration-settings`, settings);
  await scores().outcomes([signed(pair, secret)]);
  const { data } = await open(secret);
  expect(data.angler_name).toBe("Eva N.");
  expect(JSON.stringify(data)).not.toMatch(/Novotna|"id"|_id"|hash|revision/);
});

test("what was signed with an expired pass is open until the organizer has decided", async () => {
  const expired = { name: "Jan", expires_at: "2020-01-01T00:00:00Z" };
  const { data: pass } = await sendAs(api, organizer, "POST", `/events/${event.id}/passes`, expired);
  const first = signed(pair, secret);
  const other = randomUUID();
  const second = signed(pair, other);
  const body = { secret: pass.secret, operations: [first, second] };
  expect((await sendAs(api, null, "POST", "/pass/operations", body)).data).toMatchObject([
    { outcome: "refused" },
    { outcome: "refused" },
  ]);
  expect((await open(secret)).data).toMatchObject({ state: "open", signed: null });
  await decide(first.id, true);
  expect((await open(secret)).data).toMatchObject({ state: "holds", signed: { catches: [] } });
  await decide(second.id, false);
  expect((await open(other)).data).toMatchObject({ state: "refused", signed: null });
});

test("a link that nobody was given opens nothing", async () => {
  expect(await open(secret)).toMatchObject({ status: 404, code: "receipt-unknown" });
  await scores().outcomes([signed(pair, secret)]);
  const { data } = await scores().call("GET", "/operations");
  // Whoever reads the history knows the hash, which opens nothing.
  expect(await open(data[0].said.receipt_hash)).toMatchObject({ status: 404 });
});

function open(of: string) {
  return sendAs(api, null, "POST", "/receipt", { secret: of });
}

function scores() {
  return scoreClient(api, event, organizer);
}

async function decide(id: string, is_taken: boolean): Promise<void> {
  const decided = { is_taken, reason: "They were at the water" };
  expect((await scores().call("POST", `/operations/${id}/decide`, decided)).status).toBe(200);
}

function fish(length_mm: number) {
  return say(pair, "add-catch", { catch: { species_id: species.id, length_mm } });
}
