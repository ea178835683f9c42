import type { FactKinds } from "./facts.ts";

/** Parts of sentences that have words of their own: they are facts of problems. */
export const phrases = {
  "and-more": { facts: { count: "number" } },
} as const satisfies Record<string, { facts?: FactKinds }>;
