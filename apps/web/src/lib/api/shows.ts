import type { EventNoun, SharedTopic } from "@tightlines/contract/topic";

/** What an answer of the API may show: lists that belong to no event, the event itself, or one of its nouns. */
export type Shown = SharedTopic | "event" | EventNoun;

/** What an answer shows of several events, which it names itself. */
interface ShownOfEvents {
  nouns: readonly EventNoun[];
  ids: (answer: never) => readonly number[];
}

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: { shows?: readonly Shown[]; ofEvents?: ShownOfEvents };
  }
}

/**
 * Says beside a query what its answer shows, the names of other nouns in it included. A page that was rendered with it is
 * kept until one of these changes.
 */
export function shows(...shown: Shown[]): { meta: { shows: readonly Shown[] } } {
  return { meta: { shows: shown } };
}

/** The same for an answer about several events: of each of them these nouns, and the event itself. */
export function showsOfEvents(
  shown: readonly SharedTopic[],
  nouns: readonly EventNoun[],
  ids: ShownOfEvents["ids"],
): { meta: { shows: readonly Shown[]; ofEvents: ShownOfEvents } } {
  return { meta: { shows: shown, ofEvents: { nouns, ids } } };
}
