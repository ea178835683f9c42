import type { SecurityResponse } from "@tightlines/contract/security";
import { eventRights } from "@tightlines/domain/event/event-right";
import type { EventRight } from "@tightlines/domain/event/event-right";
import { m } from "../../paraglide/messages.js";

const labels: Record<EventRight, () => string> = {
  owner: m.security_right_owner,
  organizer: m.security_right_organizer,
  scorer: m.security_right_scorer,
};

const meanings: Record<EventRight, () => string> = {
  owner: m.security_right_owner_words,
  organizer: m.security_right_organizer_words,
  scorer: m.security_right_scorer_words,
};

export function rightLabel(right: EventRight): string {
  return labels[right]();
}

export const rightOptions = () =>
  eventRights.map((value) => ({ value, label: rightLabel(value), words: meanings[value]() }));

/** By their name; an invitation goes by the address, since nobody knows whose it is. */
export function holderName({ displayName, email }: SecurityResponse): string {
  return displayName ?? email;
}
