import type { Presence } from "../angler/presence.ts";
import type { CheckInPresence } from "./check-in-presence.ts";

/** What is known about an angler: whether they are there, and how often check-in has changed that. */
export interface Seen {
  presence: Presence;
  revision: number;
}

/**
 * What becomes of a tap that was made on what a device knew, perhaps hours ago. Two people who say the same do not
 * contradict each other, whatever either of them saw before; anything else that has changed since is a conflict.
 */
export function judgeCheckIn(
  stored: Seen,
  wanted: { presence: CheckInPresence; seen: Seen },
): "applied" | "conflict" | "withdrawn" {
  if (stored.presence === "withdrawn") return "withdrawn";
  if (stored.presence === wanted.presence) return "applied";
  const isUnchanged = stored.presence === wanted.seen.presence && stored.revision === wanted.seen.revision;
  return isUnchanged ? "applied" : "conflict";
}
