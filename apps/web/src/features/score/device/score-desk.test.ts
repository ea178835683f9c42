import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetKept } from "../../../lib/outbox/forget-kept.ts";
import { keep } from "../../../lib/outbox/kept.ts";
import { bookOf } from "../../../testing/score-book.ts";
import { openServer, signedInAs } from "../../../testing/score-server.ts";
import { accountCaller } from "./score-caller.ts";
import { createScoreDesk, type ScoreDesk } from "./score-desk.ts";
import { addressName, bookName } from "./score-outbox.ts";
import { createScoreSender } from "./score-sender.ts";

let desk: ScoreDesk;

beforeEach(async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const server = openServer();
  server.lose(Infinity);
  const caller = accountCaller(server.api, signedInAs("ann").identity);
  const book = { ...bookOf("coarse-and-feeder"), owner: "ann" };
  await keep(bookName("", book.event.id), book);
  await keep(addressName("", "cup"), { eventId: book.event.id });
  desk = createScoreDesk({
    caller,
    sender: createScoreSender(caller),
    eventUrl: "cup",
    subject: { sessionId: 1 },
    // Without signal nothing new comes.
    fetch: () => Promise.reject(new TypeError("Failed to fetch")),
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await forgetKept();
});

test("whatever else is entered meanwhile, an entry is shown as soon as it is stored", async () => {
  const isShown = await Promise.all(
    [1, 2, 3, 4, 5].map(async (anglerId) => {
      const weighIn = { weightGrams: 1000, fishCount: null, biggestFishGrams: null, deadCount: null };
      const id = await desk.say({ sessionId: 1, anglerId }, { kind: "set-weigh-in", seen: null, weighIn });
      return desk.state().waiting.some((entry) => entry.id === id);
    }),
  );
  expect(isShown).toEqual([true, true, true, true, true]);
});
