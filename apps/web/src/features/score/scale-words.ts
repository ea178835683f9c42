import type { EventResponse } from "@tightlines/contract/event";
import type { ScaleCheckInput } from "@tightlines/contract/score/scale-check";
import { formatMoment } from "../../lib/time/format-moment.ts";
import { m } from "../../paraglide/messages.js";
import { sessionLabel } from "../session/session-label.ts";
import type { ScoreBook } from "./device/score-book.ts";
import { showMeasure } from "./measure.ts";

type Checked = Pick<ScaleCheckInput, "knownGrams" | "shownGrams" | "tareGrams" | "madeAt">;

/** When a scale was checked, and with what. */
export function checkedSentence(
  { madeAt, knownGrams, shownGrams, tareGrams }: Checked,
  { timeZone, units }: Pick<EventResponse, "timeZone" | "units">,
): string {
  const weight = (grams: number) => showMeasure(grams, "weight", units);
  const weights = { known: weight(knownGrams), shown: weight(shownGrams), tare: weight(tareGrams) };
  return m.scale_facts({ when: formatMoment(madeAt, timeZone), ...weights });
}

/** The same, with the session that it is about. */
export function sessionCheckSentence({ sessions, event }: ScoreBook, check: ScaleCheckInput): string {
  const session = sessions.find(({ id }) => id === check.sessionId);
  return [...(session ? [sessionLabel(session)] : []), checkedSentence(check, event)].join(" · ");
}
