import "fake-indexeddb/auto";
import { expect, test, vi } from "vitest";
import { keep } from "../../../lib/outbox/kept.ts";
import { newId } from "../../../lib/outbox/new-id.ts";
import { fishOf, openServer } from "../../../testing/score-server.ts";
import { keepPass, ownerOf, shelfOf } from "./kept-pass.ts";
import { findLeftQueues } from "./left-queues.ts";
import { passCaller } from "./pass-desk.ts";
import { bookName, queueName } from "./score-outbox.ts";
import { createScoreSender } from "./score-sender.ts";

const EVENT = 7;
const NOON = Date.parse("2027-04-03T12:00:00Z");

test("entries are left by a pass that has ended, and not by one that still holds or where all was answered", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const server = openServer();
  for (const [secret, expiresAt] of [
    ["ended", "2027-04-03T11:00:00Z"],
    ["holds", "2027-04-03T18:00:00Z"],
    ["answered", "2027-04-03T11:00:00Z"],
  ] as const) {
    await keepPass({ secret, name: secret, eventName: "Cup", openedAt: 1 });
    await keep(bookName(shelfOf(secret), EVENT), { owner: ownerOf(secret), pass: { expiresAt } });
    const id = newId();
    const sender = createScoreSender(passCaller(server.api, secret));
    await sender.outbox(EVENT, ownerOf(secret)).add(id, (mark) => ({ ...fishOf(id), ...mark }));
    if (secret !== "answered") continue;
    server.answer(id, "refused");
    await sender.send();
    expect(await sender.outbox(EVENT, ownerOf(secret)).list()).toHaveLength(1);
  }
  expect(await findLeftQueues(EVENT, ownerOf("open"), NOON)).toEqual(
    expect.arrayContaining([
      { queue: queueName(EVENT, ownerOf("ended")), secret: undefined },
      { queue: queueName(EVENT, ownerOf("holds")), secret: "holds" },
    ]),
  );
  expect(await findLeftQueues(EVENT, ownerOf("open"), NOON)).toHaveLength(2);
  expect(await findLeftQueues(EVENT + 1, ownerOf("open"), NOON)).toEqual([]);
});
