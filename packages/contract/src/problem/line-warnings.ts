import type { FactKinds } from "./facts.ts";

/** What may be meant in a line of an entry list, and may be a mistake: only the organizer knows. */
export const lineWarnings = {
  "namesake-in-event": { facts: { name: "text", number: "number" } },
  "namesake-in-list": { facts: { name: "text", number: "number" } },
  "another-name": { facts: { number: "number", name: "text", becomes: "text" } },
} as const satisfies Record<string, { facts?: FactKinds }>;
