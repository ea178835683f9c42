import type { EventNoun } from "../topic.ts";

/** The parts of an event that places follow from, and the names beside them. The rules are the event's own. */
export const resultNouns = [
  "score",
  "session",
  "sector",
  "team",
  "angler",
  "group",
  "draw",
  "event-species",
] as const satisfies readonly EventNoun[];

/** What a table of results shows. No schemas here: the screens need this and not zod. */
export const resultShows = [...resultNouns, "species"] as const;
