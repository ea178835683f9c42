import { clockOffset } from "../../../lib/clock.ts";
import { useNow } from "../../../lib/time/use-now.ts";
import { ago } from "./ago.ts";

/** Says how long ago something was, by the server's clock, and goes on saying it while nothing new comes. */
export function useAgo(timeZone: string): (instant: string) => string {
  const now = (useNow() ?? 0) + clockOffset();
  return (instant) => ago(instant, now, timeZone);
}
