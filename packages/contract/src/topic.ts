/**
 * What pages are kept by. A change moves the topics of what it changed; a page names the topics of what it shows. No
 * schemas here: the screens need this and not zod.
 *
 * - `events`: the list of all events.
 * - `series`: every series, with its events and who is who in them.
 * - `people`: who has agreed to a page of their own, and which anglers belong to an account.
 * - `species`, `users`: what the administrators keep, and the names of people. Pages of any event may show them.
 * - `event:{id}`: what every page of an event shows: its name, its status, its header.
 * - `event:{id}:{noun}`: the rows of one noun of an event.
 */
export type Topic = SharedTopic | `event:${number}` | `event:${number}:${EventNoun}`;

/** Those that belong to no event. */
const sharedTopics = ["events", "people", "series", "species", "users"] as const;

export type SharedTopic = (typeof sharedTopics)[number];

export function isSharedTopic(topic: string): topic is SharedTopic {
  return (sharedTopics as readonly string[]).includes(topic);
}

/**
 * What the trail of an event speaks of, in the product's order of nouns, each with the topic that a change of it moves.
 * Whoever adds a noun is told by the compiler what else it needs.
 */
export const topicOfNoun = {
  event: "event",
  "event-species": "event-species",
  ruleset: "ruleset",
  security: "security",
  invitation: "security",
  "invitation-link": "security",
  sector: "sector",
  session: "session",
  team: "team",
  angler: "angler",
  registration: "registration",
  "registration-settings": "registration",
  "registration-message": "registration",
  lottery: "registration",
  group: "group",
  rotation: "rotation",
  draw: "draw",
  "draw-run": "draw",
  pass: "pass",
  score: "score",
  report: "report",
  result: "result",
  protest: "protest",
} as const;

export type EventAuditNoun = keyof typeof topicOfNoun;

/** The topics of an event beside its own. */
export type EventNoun = Exclude<(typeof topicOfNoun)[EventAuditNoun], "event">;

/** By the event's id and not its address, which may change. */
export function eventTopic(eventId: number, noun?: EventNoun): Topic {
  return noun ? `event:${eventId}:${noun}` : `event:${eventId}`;
}
