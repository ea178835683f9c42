import type { EventAuditNoun } from "./topic.ts";

/** What the audit trail speaks of: what belongs to no event, and what does. */
export type AuditNoun = "user" | "mail" | "upload" | "species" | "series" | EventAuditNoun;
