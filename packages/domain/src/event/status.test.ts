import { expect, test } from "vitest";
import { eventPhase } from "./event-phase.ts";
import { eventStatuses, isEnded, nextEventStatuses as nextOf } from "./status.ts";
import type { EventStatus } from "./status.ts";

test("an event goes from draft to archived one step at a time", () => {
  const life = ["draft", "published", "running", "finished", "archived"] as const;
  for (const [step, status] of life.slice(0, -1).entries()) {
    expect(nextEventStatuses(status)).toContain(life[step + 1]);
    for (const later of life.slice(step + 2)) expect(nextEventStatuses(status)).not.toContain(later);
  }
});

test("an event can be cancelled until it is finished, and is only archived then", () => {
  const cancellable = eventStatuses.filter((status) => nextEventStatuses(status).includes("cancelled"));
  expect(cancellable).toEqual(["draft", "published", "running"]);
  expect(nextEventStatuses("cancelled")).toEqual(["archived"]);
});

test("what was cancelled and put away is still cancelled, and nothing follows", () => {
  const event = { status: "archived", wasCancelled: true } as const;
  expect([eventPhase(event), nextOf(event)]).toEqual(["cancelled", []]);
});

test("every status has its phase for a visitor", () => {
  expect(eventStatuses.map((status) => eventPhase(withStatus(status)))).toEqual([
    "before",
    "before",
    "during",
    "after",
    "after",
    "cancelled",
  ]);
});

function nextEventStatuses(status: EventStatus): readonly EventStatus[] {
  return nextOf(withStatus(status));
}

function withStatus(status: EventStatus) {
  return { status, wasCancelled: status === "cancelled" };
}

test("an event has ended when it is finished, put away or cancelled", () => {
  expect(eventStatuses.filter(isEnded)).toEqual(["finished", "archived", "cancelled"]);
});
