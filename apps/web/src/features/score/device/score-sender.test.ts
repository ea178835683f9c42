import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetKept } from "../../../lib/outbox/forget-kept.ts";
import { newId } from "../../../lib/outbox/new-id.ts";
import { accountCaller } from "./score-caller.ts";
import { createScoreSender, type ScoreSender } from "./score-sender.ts";
import { fishOf, openServer, signedInAs } from "../../../testing/score-server.ts";

let eventId = 0;
let server: ReturnType<typeof openServer>;
let person: ReturnType<typeof signedInAs>;
let sender: ScoreSender;

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  eventId += 1;
  server = openServer();
  person = signedInAs("ann");
  sender = createScoreSender(accountCaller(server.api, person.identity));
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await forgetKept();
});

test("what waits is sent in its order, a hundred at a time, with the numbers of one device", async () => {
  const ids = await addFish(250);
  await sender.send();
  expect(server.calls.map((operations) => operations.length)).toEqual([100, 100, 50]);
  const sent = server.calls.flat();
  expect(sent.map(({ id }) => id)).toEqual(ids);
  expect(sent.map(({ device_number }) => device_number)).toEqual(ids.map((_, place) => place + 1));
  expect(new Set(sent.map(({ device_id }) => device_id)).size).toBe(1);
  expect(await waiting()).toEqual([]);
});

test("what was not answered is tried again by itself, as it was, and is stored once", async () => {
  const [id] = await addFish(1);
  server.lose(3);
  await sender.send();
  for (let calls = 2; calls <= 4; calls++) {
    await vi.advanceTimersToNextTimerAsync();
    await vi.waitFor(() => expect(server.calls).toHaveLength(calls));
  }
  await vi.waitFor(async () => expect(await waiting()).toEqual([]));
  expect(new Set(server.calls.map((operations) => JSON.stringify(operations))).size).toBe(1);
  expect(server.stored()).toEqual([id]);
});

test("a contradiction and a refusal stay with what the server said, and hold nothing back", async () => {
  const [conflict, refused, fine] = await addFish(3);
  server.answer(conflict!, "conflict");
  server.answer(refused!, "refused");
  await sender.send();
  expect(await waiting()).toMatchObject([
    { id: conflict, answer: { outcome: "conflict" } },
    { id: refused, answer: { outcome: "refused", problem: { code: "score-full" } } },
  ]);
  expect(server.stored()).toEqual([fine]);
  // They are not sent again until somebody has decided.
  await sender.send();
  expect(server.calls).toHaveLength(1);
});

test("one that the server cannot read is refused alone", async () => {
  const ids = await addFish(7);
  server.answer(ids[4]!, "unreadable");
  await sender.send();
  expect(await waiting()).toMatchObject([
    { id: ids[4], answer: { outcome: "refused", problem: { code: "invalid-input" } } },
  ]);
  expect(server.stored()).toEqual(ids.toSpliced(4, 1));
});

test("whoever signs in on the same device sends nothing of somebody else, who sends it later", async () => {
  const ids = await addFish(2);
  person.become(null);
  await sender.send();
  person.become("bob");
  await sender.send();
  expect(server.calls).toEqual([]);
  expect(await waiting()).toHaveLength(2);
  person.become("ann");
  await sender.send();
  expect(server.stored()).toEqual(ids);
});

test("while the server says no to the caller, everything stays and the reason is known", async () => {
  await addFish(2);
  server.forbid();
  await sender.send();
  expect(await waiting()).toHaveLength(2);
  expect(sender.state().failure).toMatchObject({ status: 403 });
});

test("an event that takes nothing holds up no other", async () => {
  await addFish(1);
  server.forbid(`/events/${eventId}/`);
  const later = sender.outbox(eventId + 1, "ann");
  const id = newId(2_000);
  await later.add(id, (mark) => ({ ...fishOf(id), ...mark }));
  await sender.send();
  expect(server.stored()).toContain(id);
  expect(await waiting()).toHaveLength(1);
  expect(sender.state().failure).toMatchObject({ status: 403 });
});

test("what something on the way refuses was not read by the server, and waits", async () => {
  const ids = await addFish(3);
  server.stand(400);
  await sender.send();
  expect(await waiting()).toMatchObject(ids.map((id) => ({ id, answer: null })));
});

test("what is on its way is known while it is", async () => {
  const ids = await addFish(2);
  const seen: string[][] = [];
  sender.subscribe(() => seen.push([...sender.state().sending]));
  await sender.send();
  expect(seen).toContainEqual(ids);
  expect(sender.state().sending.size).toBe(0);
});

async function addFish(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, (_, place) => newId(1_000 + place));
  for (const id of ids) await outbox().add(id, (mark) => ({ ...fishOf(id), ...mark }));
  return ids;
}

function waiting() {
  return outbox().list();
}

function outbox() {
  return sender.outbox(eventId, "ann");
}
