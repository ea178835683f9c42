/**
 * What pages are kept by. A change moves the topics of what it changed; a page names the topics of what it shows. No
 * schemas here: the screens need this and not zod.
 *
 * - `events`: the list of all events.
 * - `species`, `users`: what the administrators keep, and the names of people. Pages of any event may show them.
 * - `event:{id}`: what every page of an event shows: its name, its status, its header.
 * - `event:{id}:{noun}`: the rows of one noun of an event.
 */
export type Topic = "events" | "species" | "users" | `event:${number}` | `event:${number}:${EventNoun}`;

/** The nouns of an event that change apart from it, in the product's order of nouns. */
export type EventNoun =
  | "event-species"
  | "ruleset"
  | "security"
  | "sector"
  | "session"
  | "team"
  | "angler"
  | "registration"
  | "group"
  | "rotation"
  | "draw"
  | "score"
  | "result";

/** By the event's id and not its address, which may change. */
export function eventTopic(eventId: number, noun?: EventNoun): Topic {
  return noun ? `event:${eventId}:${noun}` : `event:${eventId}`;
}
