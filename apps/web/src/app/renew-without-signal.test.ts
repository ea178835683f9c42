import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { noteSignal } from "../lib/signal.ts";
import { renewWithoutSignal } from "./renew-without-signal.ts";

const browser = { onLine: true };

beforeEach(() => {
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("navigator", browser);
  vi.useFakeTimers();
  browser.onLine = true;
  noteSignal(true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("everything is asked for again when the browser has a network", async () => {
  const ask = vi.fn<() => Promise<void>>(async () => {});
  renewWithoutSignal({ invalidateQueries: ask });
  goOffline();
  expect(ask).not.toHaveBeenCalled();
  await goOnline();
  expect(ask).toHaveBeenCalledTimes(1);
});

test("a network that carries nothing yet is tried until the server answers, and then once more for all", async () => {
  let answers = 0;
  const ask = vi.fn<() => Promise<void>>(async () => noteSignal(++answers > 3));
  renewWithoutSignal({ invalidateQueries: ask });
  goOffline();
  noteSignal(false);
  await goOnline();
  expect(ask).toHaveBeenCalledTimes(1);
  for (const [pause, calls] of [
    [1000, 2],
    [2000, 3],
    [4000, 5],
    [60_000, 5],
  ] as const) {
    await vi.advanceTimersByTimeAsync(pause);
    expect(ask).toHaveBeenCalledTimes(calls);
  }
});

test("nothing is asked for while the browser is offline", async () => {
  const ask = vi.fn<() => Promise<void>>(async () => noteSignal(false));
  renewWithoutSignal({ invalidateQueries: ask });
  noteSignal(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(1);
  goOffline();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(ask).toHaveBeenCalledTimes(1);
});

function goOffline(): void {
  browser.onLine = false;
  window.dispatchEvent(new Event("offline"));
}

async function goOnline(): Promise<void> {
  browser.onLine = true;
  window.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(0);
}
