/**
 * What the audit trail speaks of, in the product's order of nouns. Who adds a noun is told by the compiler which words
 * and names it needs. No schemas here: the screens need this and not zod.
 */
export type AuditNoun = "user" | "mail" | "upload" | "species" | EventAuditNoun;

/** Of these, what belongs to an event. */
export type EventAuditNoun =
  | "event"
  | "event-species"
  | "ruleset"
  | "security"
  | "invitation"
  | "sector"
  | "session"
  | "team"
  | "angler"
  | "group"
  | "rotation"
  | "draw-run";
