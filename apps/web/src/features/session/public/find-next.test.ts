import type { SessionResponse } from "@tightlines/contract/session";
import { expect, test } from "vitest";
import { findNext } from "./find-next.ts";

const rest = session(1, "06", { kind: "rest" });
const first = session(2, "07");
const second = session(3, "11");

test("before the first it is next, and a rest is not", () => {
  expect(findNext([rest, first, second], at("05:00"))).toEqual({ session: first, isOn: false });
});

test("one that was started is on, also before its time", () => {
  const started = { ...first, status: "running" as const };
  expect(findNext([started, second], at("06:55"))).toEqual({ session: started, isOn: true });
});

test("one that should have begun and has not is neither on nor next; a cancelled one is not next", () => {
  expect(findNext([first, second], at("08:00"))).toEqual({ session: second, isOn: false });
  expect(findNext([first, { ...second, status: "cancelled" }], at("08:00"))).toBeNull();
});

test("after the last there is nothing", () => {
  expect(findNext([first, second], at("23:00"))).toBeNull();
});

function session(id: number, hour: string, change: Partial<SessionResponse> = {}): SessionResponse {
  return {
    id,
    number: id,
    name: "",
    startsAt: `2027-05-14T${hour}:00:00.000Z`,
    endsAt: `2027-05-14T${hour}:50:00.000Z`,
    kind: "official",
    closedAt: null,
    status: "scheduled",
    revision: 1,
    createdAt: "2027-01-01T00:00:00.000Z",
    updatedAt: "2027-01-01T00:00:00.000Z",
    ...change,
  };
}

function at(time: string): number {
  return Date.parse(`2027-05-14T${time}:00.000Z`);
}
