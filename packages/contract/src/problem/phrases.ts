import type { FactKinds } from "./facts.ts";

/** Parts of sentences that have words of their own: they are facts of problems. */
export const phrases = {
  // Joins.
  "and-more": { facts: { count: "number" } },
  "clause-and-clause": { facts: { first: "text", second: "text" } },
  // Names that have words of their own.
  "session-label": { facts: { number: "number" } },
  "session-label-named": { facts: { number: "number", name: "text" } },
  "group-label": { facts: { code: "text" } },
  "group-label-named": { facts: { code: "text", name: "text" } },
  "sector-label": { facts: { code: "text" } },
  "team-label": { facts: { name: "text" } },
  "rotation-cell": {},
  everybody: {},
  "hidden-event": {},
  "one-day": { facts: { day: "day" } },
  days: { facts: { first: "day", last: "day" } },
  // Why something cannot be deleted.
  "anglers-in-team": { facts: { anglers: "labels" } },
  "anglers-in-group": { facts: { anglers: "number" } },
  "group-in-rotation": { facts: { cells: "number" } },
  "sectors-are-parts": { facts: { sectors: "labels" } },
  "rotation-leads-there": { facts: { cells: "number" } },
  "draws-use-pegs": { facts: { draws: "numbers" } },
  "draws-speak-of-angler": { facts: { draws: "numbers" } },
  "rotation-uses-session": { facts: { cells: "number" } },
  "draws-use-session": { facts: { draws: "number" } },
  "scores-in-session": { facts: { scores: "number" } },
  "scores-of-angler": { facts: { scores: "number" } },
  // Why something cannot be undone any more.
  "row-changed": { facts: { name: "label" } },
  "rows-deleted": {},
  "draw-not-in-force": { facts: { number: "number" } },
  "draw-changed": { facts: { number: "number" } },
  "draw-without-memory": { facts: { number: "number" } },
  "drawn-angler-gone": {},
  "drawn-angler-moved": { facts: { name: "text" } },
  "former-group-gone": {},
  "anglers-without-team": { facts: { anglers: "labels", team: "text" } },
  "imported-anglers-drawn": { facts: { draws: "numbers" } },
  "imported-anglers-scored": { facts: { scores: "number" } },
  "angler-number-given-away": {},
  "angler-slot-given-away": {},
  "start-number-given-away": {},
  "cells-added": {},
  "rotation-not-the-last": {},
  "rotation-parts-gone": {},
  // Why a sector cannot be part of another.
  "sector-is-a-part": { facts: { sector: "text", whole: "text" } },
  "sectors-below-a-part": { facts: { sectors: "labels" } },
  // Why a session cannot follow its event, or an event cannot be finished.
  "session-official": { facts: { session: "label" } },
  "session-hour-skipped": { facts: { session: "label" } },
  "session-would-overlap": { facts: { session: "label", other: "label" } },
  "session-still-open": { facts: { session: "label", status: "term" } },
} as const satisfies Record<string, { facts?: FactKinds }>;
