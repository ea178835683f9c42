import type { FactKinds } from "./facts.ts";

/** What can be wrong with one line of an entry list, beside what can be wrong with any field. */
export const lineProblems = {
  "line-name-missing": {},
  "line-one-name": { facts: { text: "text" } },
  "line-not-a-number": { facts: { text: "text" } },
  "line-not-yes-or-no": { facts: { text: "text" } },
  "line-angler-twice": {},
  "line-number-taken": { facts: { number: "number", name: "text" } },
  "line-slot-taken": { facts: { slot: "number", name: "text" } },
  "line-team-without-name": {},
  "line-team-twice": {},
  "line-start-number-taken": { facts: { name: "text" } },
} as const satisfies Record<string, { facts?: FactKinds }>;
