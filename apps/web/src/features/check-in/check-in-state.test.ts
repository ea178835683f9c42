import type { CheckInAngler, CheckInList, CheckInOutcome } from "@tightlines/contract/check-in";
import type { CheckInPresence } from "@tightlines/domain/check-in/check-in-presence";
import { checkInAddress, hashCheckInCode } from "@tightlines/domain/registration/check-in-code";
import type { RegistrationStatus } from "@tightlines/domain/registration/registration-status";
import { expect, test } from "vitest";
import { findCode, seenOf, showAnglers, takeAnswers, type WaitingCheckIn } from "./check-in-state.ts";

const event = { id: 7, url: "spring" };
const code = "K7QM2XPD9ABC";

test("what was tapped here is shown before the server has heard of it", () => {
  const [one, other] = showAnglers(listOf(), [tap(1, "present"), tap(1, "late")]);
  expect(one).toMatchObject({ presence: "late", isWaiting: true, contested: null });
  expect(other).toMatchObject({ presence: "expected", isWaiting: false });
});

test("where somebody else said something different, both are shown", () => {
  const conflict = { ...tap(1, "present"), answer: outcome("conflict") };
  const list = takeAnswers(listOf(), [outcome("conflict", { presence: "absent" })]);
  expect(showAnglers(list, [conflict])[0]).toMatchObject({
    presence: "absent",
    isWaiting: false,
    contested: "present",
  });
});

test("a tap is made on the last one that waits, or on what the server said", () => {
  const list = listOf({ presence: "late", checkIn: { id: "said", by: "Sam", madeAt: "", receivedAt: "" } });
  expect(seenOf(list, [], 1)).toEqual({ presence: "late", checkInId: "said" });
  const waiting = tap(1, "present");
  expect(seenOf(list, [waiting], 1)).toEqual({ presence: "present", checkInId: waiting.id });
  expect(seenOf(list, [{ ...waiting, answer: outcome("conflict") }], 1)).toMatchObject({ checkInId: "said" });
});

test("a code is found by its hash, also where the event has another address now", () => {
  const list = listOf({}, "confirmed");
  const people = { kind: "people", name: "The Weir", anglerIds: [1, 2] };
  for (const text of [code, checkInAddress("https://x.org", "spring", code), checkInAddress("", "old", code)])
    expect(findCode(text, list, event)).toEqual(people);
});

test("what is no code of somebody who has a place says what it is", () => {
  expect(findCode("hello", listOf({}, "confirmed"), event)).toEqual({ kind: "no-code" });
  expect(findCode("0000-0000-0000", listOf({}, "confirmed"), event)).toEqual({ kind: "unknown" });
  const elsewhere = checkInAddress("https://x.org", "autumn", "000000000000");
  expect(findCode(elsewhere, listOf({}, "confirmed"), event)).toEqual({ kind: "other-event" });
  for (const [status, kind] of [
    ["cancelled", "cancelled"],
    ["rejected", "cancelled"],
    ["waitlisted", "unconfirmed"],
    ["pending", "unconfirmed"],
  ] as const)
    expect(findCode(code, listOf({}, status), event)).toEqual({ kind });
  expect(findCode(code, listOf({}, "confirmed", []), event)).toMatchObject({ kind: "unlisted" });
});

function listOf(
  values: Partial<CheckInAngler> = {},
  status?: RegistrationStatus,
  anglerIds: number[] = [1, 2],
): CheckInList {
  const hash = hashCheckInCode(event.id, code);
  return {
    anglers: [
      { ...angler, ...values },
      { ...angler, id: 2, number: 2 },
    ],
    codes: status ? [{ hash, status, name: "The Weir", anglerIds }] : [],
  };
}

const angler: CheckInAngler = {
  id: 1,
  number: 1,
  firstName: "Ann",
  lastName: "Rivers",
  teamId: null,
  teamName: null,
  category: "open",
  isReserve: false,
  presence: "expected",
  checkIn: null,
};

let taps = 0;

function tap(anglerId: number, presence: CheckInPresence): WaitingCheckIn {
  taps += 1;
  const id = `tap ${taps}`;
  const seen = { presence: "expected", checkInId: null } as const;
  return { number: taps, queue: "", id, body: { id, anglerId, presence, seen, madeAt: "" }, answer: null };
}

function outcome(kind: CheckInOutcome["outcome"], stored: Partial<CheckInAngler> = {}): CheckInOutcome {
  return { id: "", outcome: kind, angler: { ...angler, ...stored }, problem: null };
}
