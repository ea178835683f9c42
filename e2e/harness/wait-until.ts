import { setTimeout as pause } from "node:timers/promises";

/** Asks again and again until there is an answer; throws with `problem` when there is none in time. */
export async function waitUntil<T>(
  ask: () => Promise<T | undefined> | T | undefined,
  problem: () => string,
  timeoutMs = 120_000,
): Promise<T> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (Date.now() > deadline) throw new Error(problem());
    await pause(50);
  }
}
