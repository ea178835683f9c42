import type { CorrectedPart, Correction, ResultVersion } from "@tightlines/contract/result/result-version";
import type { SessionPresence } from "@tightlines/domain/score/score";
import { m } from "../../paraglide/messages.js";
import { formatInstant } from "../draw/format-instant.ts";
import type { Units } from "../score/measure.ts";
import { sessionPresenceLabel } from "../score/session-presence.ts";
import { sizeWords } from "./result-words.ts";

/** "Number 3, 14 May, 16:20 · Session 2 was corrected · by Ann Rivers · After a protest" */
export function versionWords(version: ResultVersion, timeZone: string): string {
  const { number, createdAt, groupCode, publishedBy, reason } = version;
  return [
    m.result_version({ number, when: formatInstant(createdAt, timeZone) }),
    occasionWords(version),
    groupCode !== null && m.result_unit_group({ code: groupCode }),
    publishedBy !== null && m.result_version_by({ name: publishedBy }),
    reason,
  ]
    .filter(Boolean)
    .join(" · ");
}

/** What it was published for, or because of. */
function occasionWords({ cause, sessionNumber: number }: ResultVersion): string | null {
  if (number === null) return cause === "corrected" ? m.result_version_corrected_several() : null;
  return occasions[cause]({ number });
}

const occasions: Readonly<Record<ResultVersion["cause"], (about: { number: number }) => string>> = {
  calculated: m.result_version_about,
  closed: m.result_version_closed,
  official: m.result_version_official,
  corrected: m.result_version_corrected,
};

/** "4 kg → 4.2 kg": what a part of a score said, and what it says now. */
export function correctionWords({ before, after }: Correction, units: Units): string {
  return m.correction_from_to({ from: partWords(before, units), to: partWords(after, units) });
}

function partWords(part: CorrectedPart | null, units: Units): string {
  if (!part) return m.score_history_nothing();
  const { species, fishCount, presence, penalty, setPoints, isVoid } = part;
  const words = [
    species,
    sizeWords(part, units),
    fishCount !== null && m.result_fish({ count: fishCount }),
    presence && sessionPresenceLabel(presence as SessionPresence),
    penalty && m.score_said_penalty({ code: penalty }),
    setPoints && m.result_set_points({ points: setPoints }),
  ]
    .filter(Boolean)
    .join(", ");
  return isVoid ? m.score_said_void({ fish: words }) : words;
}
