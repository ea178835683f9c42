import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetKept } from "../../../lib/outbox/forget-kept.ts";
import { keep } from "../../../lib/outbox/kept.ts";
import { bookOf } from "../../../testing/score-book.ts";
import { openServer, signedInAs } from "../../../testing/score-server.ts";
import { openKeptBook } from "./kept-book.ts";
import { accountCaller } from "./score-caller.ts";
import { createScoreDesk, type ScoreDesk } from "./score-desk.ts";
import { addressName, bookName } from "./score-outbox.ts";
import { createScoreSender } from "./score-sender.ts";

let desk: ScoreDesk;
let server: ReturnType<typeof openServer>;

beforeEach(async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  server = openServer();
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

test("a check of a scale that the server refuses stays until it is taken or removed", async () => {
  const values = { scaleNumber: "3", knownGrams: 1000, shownGrams: 1000, tareGrams: 240 };
  const stop = desk.subscribe(() => {});
  for (const sessionId of [1, 2]) await desk.checkScale({ sessionId, ...values });
  await vi.waitFor(() => expect(desk.state().checks.map(({ answer }) => answer)).toEqual([null, null]));
  const [first, second] = desk.state().checks;
  for (const { id } of [first!, second!]) server.answer(id, "refused");
  server.lose(0);
  await desk.sync();
  const refused = { outcome: "refused", problem: { code: "score-full" } };
  expect(desk.state().checks).toMatchObject([{ answer: refused }, { answer: refused }]);

  server.answer(first!.id);
  await desk.repeatCheck(first!.id);
  await vi.waitFor(() => expect(desk.state().checks.map(({ id }) => id)).toEqual([second!.id]));
  expect(server.stored()).toContain(first!.id);
  expect(server.stored()).not.toContain(second!.id);
  expect(await desk.scaleCheckOf(1)).toMatchObject({ id: first!.id });

  await desk.dropCheck(second!.body);
  await vi.waitFor(() => expect(desk.state().checks).toEqual([]));
  expect(await desk.scaleCheckOf(2)).toBeUndefined();
  stop();
});

test("an entry is stored without reading the book of the event", async () => {
  const book = { ...bookOf("coarse-and-feeder"), owner: "ann" };
  await openKeptBook("", "cup").keep(book);
  const read = vi.spyOn(IDBObjectStore.prototype, "get");
  const kept = openKeptBook("", "cup");
  expect(await kept.readOwner()).toEqual({ eventId: book.event.id, owner: "ann" });
  expect(read.mock.calls.map(([name]) => name)).toEqual([addressName("", "cup")]);
  expect(await kept.read()).toEqual(book);
  expect(await kept.read()).toEqual(book);
  expect(read.mock.calls.filter(([name]) => name === bookName("", book.event.id))).toHaveLength(1);
  const next = { ...book, mayManage: !book.mayManage };
  await openKeptBook("", "cup").keep(next);
  expect(await kept.read()).toEqual(next);
});
