import { afterEach, beforeEach, expect, test, vi } from "vitest";
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

/** As long as somebody looks at an answer. */
function pauseBetweenCalls(): () => unknown {
  const interval = createQueryClient().getDefaultOptions().queries?.refetchInterval;
  if (typeof interval !== "function") throw new Error("The pause does not depend on the signal.");
  return interval as () => unknown;
}
