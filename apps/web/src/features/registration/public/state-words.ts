import type { EventResponse } from "@tightlines/contract/event";
import type { RegistrationState } from "@tightlines/contract/registration/registration";
import { registrationEnd, type RegistrationPhase } from "@tightlines/domain/registration/registration-phase";
import { m } from "../../../paraglide/messages.js";
import { registrationSentence } from "../../event/public/registration-sentence.ts";
import { awaitsDraw } from "../lottery-state.ts";
import { formatMoment } from "../../../lib/time/format-moment.ts";

/** Whether one can register, in one sentence; without a phase, as on a page that is kept, from when until when. */
export function stateSentence(event: EventResponse, phase: RegistrationPhase | null): string {
  const { registrationOpensAt: opensAt, timeZone } = event;
  const closes = formatMoment(registrationEnd(event), timeZone);
  switch (phase) {
    case null:
      return registrationSentence(event, null);
    case "unannounced":
      return m.registration_unannounced();
    case "upcoming":
      return m.registration_upcoming({
        opens: opensAt === null ? "" : formatMoment(opensAt, timeZone),
        closes,
      });
    case "open":
      return m.registration_open({ closes });
    case "closed":
      return event.status === "published" ? m.registration_closed({ closes }) : m.registration_over();
  }
}

/** "12 of 40 places are left.", or how many are drawn. */
export function placesSentence(state: RegistrationState): string {
  const { capacity, placesLeft } = state;
  if (placesLeft === null && state.categories.some((each) => each.capacity !== null))
    return m.registration_places_by_category();
  if (awaitsDraw(state))
    return placesLeft === null ? m.lottery_places_unlimited() : m.lottery_places({ count: placesLeft });
  if (capacity === null || placesLeft === null) return m.registration_places_unlimited();
  if (placesLeft === 0) return m.registration_places_none({ count: capacity });
  return m.registration_places_left({ count: placesLeft, capacity });
}

/** How people come to a place, in one or two sentences. */
export function howSentence(event: EventResponse, state: RegistrationState, isClosed: boolean): string {
  const { needsApproval, lottery } = state;
  if (lottery === null) return needsApproval ? m.registration_how_approval() : m.registration_how_arrival();
  const closes = formatMoment(registrationEnd(event), event.timeZone);
  const drawn = lottery.drawnAt && formatMoment(lottery.drawnAt, event.timeZone);
  const how = drawn
    ? m.lottery_how_drawn({ drawn })
    : isClosed
      ? m.lottery_how_undrawn({ closes })
      : m.lottery_how({ closes });
  return needsApproval ? `${how} ${m.lottery_how_approval()}` : how;
}

/** The places of one category, as the table and the form say it. */
export function categoryPlaces(
  { placesLeft }: RegistrationState["categories"][number],
  isBeforeDraw: boolean,
): string {
  if (placesLeft === null) return m.registration_category_unlimited();
  if (isBeforeDraw) return m.lottery_category_places({ count: placesLeft });
  return placesLeft === 0
    ? m.registration_category_full()
    : m.registration_category_left({ count: placesLeft });
}

/** Who registers: each angler, or a captain for so many. */
export function whoSentence({ kind, teamSize, reserves }: RegistrationState): string {
  if (kind === "individual") return m.registration_who_individual();
  if (reserves === 0) return m.registration_who_team({ size: teamSize });
  return m.registration_who_team_reserves({ size: teamSize, count: reserves });
}
