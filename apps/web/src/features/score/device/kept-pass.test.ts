import "fake-indexeddb/auto";
import { beforeEach, expect, test } from "vitest";
import { forgetKept } from "../../../lib/outbox/forget-kept.ts";
import { keep, readKept } from "../../../lib/outbox/kept.ts";
import { moveQueue } from "../../../lib/outbox/move-queue.ts";
import { newId } from "../../../lib/outbox/new-id.ts";
import { fishOf, openServer } from "../../../testing/score-server.ts";
import { forgetPass, keepPass, listPasses, ownerOf, shelfOf } from "./kept-pass.ts";
import { passCaller } from "./pass-desk.ts";
import { queueName } from "./score-outbox.ts";
import { createScoreSender } from "./score-sender.ts";

beforeEach(async () => {
  for (const { secret } of await listPasses()) await forgetPass(secret);
});

test("a pass stays when somebody signs out on the same device, and what was fetched for them goes", async () => {
  await keepPass(pass("old", 1));
  await keepPass(pass("new", 2));
  await keep(`${shelfOf("new")}score-book 1`, { owner: ownerOf("new") });
  await keep("score-book 1", { owner: "ann" });
  await keep("check-in 1", { owner: "ann" });
  await forgetKept();
  expect((await listPasses()).map(({ secret }) => secret)).toEqual(["new", "old"]);
  expect(await readKept(`${shelfOf("new")}score-book 1`)).toBeDefined();
  expect(await readKept("score-book 1")).toBeUndefined();
  expect(await readKept("check-in 1")).toBeUndefined();
});

test("a pass that is removed leaves nothing behind, and takes nothing of another one along", async () => {
  await keepPass(pass("one", 1));
  await keepPass(pass("two", 2));
  for (const secret of ["one", "two"]) await keep(`${shelfOf(secret)}score-book 1`, {});
  await forgetPass("one");
  expect(await listPasses()).toMatchObject([{ secret: "two" }]);
  expect(await readKept(`${shelfOf("one")}score-book 1`)).toBeUndefined();
  expect(await readKept(`${shelfOf("two")}score-book 1`)).toBeDefined();
});

test("nobody reads a secret from what a queue is called", () => {
  expect(queueName(1, ownerOf("a-secret"))).not.toContain("a-secret");
});

test("what waits for an ended pass is sent with a new one when somebody says so", async () => {
  const server = openServer();
  const [ended, next] = ["ended", "next"].map((secret) => createScoreSender(passCaller(server.api, secret)));
  const id = newId();
  await ended!.outbox(5, ownerOf("ended")).add(id, (mark) => ({ ...fishOf(id), ...mark }));
  await next!.send();
  expect(server.calls).toEqual([]);
  await moveQueue(queueName(5, ownerOf("ended")), queueName(5, ownerOf("next")));
  await next!.send();
  expect(server.stored()).toEqual([id]);
  expect(await ended!.outbox(5, ownerOf("ended")).list()).toEqual([]);
});

function pass(secret: string, openedAt: number) {
  return { secret, name: secret, eventName: "Cup", openedAt };
}
