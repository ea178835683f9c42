import { QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { eventKeys } from "../features/event/event.queries.ts";
import { noteSignal } from "../lib/signal.ts";
import { createQueryClient } from "./query-client.ts";

const browser = { onLine: true };

beforeEach(() => {
  vi.stubGlobal("navigator", browser);
  browser.onLine = true;
});
afterEach(() => {
  noteSignal(true);
  vi.unstubAllGlobals();
});

test("what the device answered is asked for again until the server answers", () => {
  const pause = pauseBetweenCalls();
  expect(pause()).toBe(false);
  noteSignal(false);
  expect(pause()).toBe(3000);
  noteSignal(true);
  expect(pause()).toBe(false);
});

test("without a network nothing is asked for in vain", () => {
  const pause = pauseBetweenCalls();
  noteSignal(false);
  browser.onLine = false;
  expect(pause()).toBe(false);
});

test("whatever is on the screen is asked for again when the server answers anything again", async () => {
  const queryClient = createQueryClient();
  let asked = 0;
  const observer = new QueryObserver(queryClient, {
    queryKey: eventKeys.progress(),
    queryFn: () => {
      asked += 1;
      // The device answers this one; another call reaches the server.
      if (asked === 1) noteSignal(false);
      return asked;
    },
  });
  const leave = observer.subscribe(() => {});
  await expect.poll(() => observer.getCurrentResult().data).toBe(1);
  noteSignal(true);
  await expect.poll(() => observer.getCurrentResult().data).toBe(2);
  leave();
});

/** As long as somebody looks at an answer. */
function pauseBetweenCalls(): () => unknown {
  const interval = createQueryClient().getDefaultOptions().queries?.refetchInterval;
  if (typeof interval !== "function") throw new Error("The pause does not depend on the signal.");
  return interval as () => unknown;
}
