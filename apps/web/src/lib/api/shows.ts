import type { EventNoun } from "@tightlines/contract/topic";

/** What an answer of the API may show: lists that belong to no event, the event itself, or one of its nouns. */
export type Shown = "events" | "species" | "users" | "event" | EventNoun;

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: { shows?: readonly Shown[] };
  }
}

/**
 * Says beside a query what its answer shows, the names of other nouns in it included. A page that was rendered with it is
 * kept until one of these changes.
 */
export function shows(...shown: Shown[]): { meta: { shows: readonly Shown[] } } {
  return { meta: { shows: shown } };
}
