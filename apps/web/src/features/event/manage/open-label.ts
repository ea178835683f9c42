import type { EventProgressResponse } from "@tightlines/contract/event-progress";
import { m } from "../../../paraglide/messages.js";

/** A session without a final result. */
export type OpenSession = EventProgressResponse["openSessions"][number];

export function openLabel({ number, name }: OpenSession): string {
  return name ? m.session_label_named({ number, name }) : m.session_label({ number });
}
