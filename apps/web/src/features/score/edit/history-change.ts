import type { LoggedOperation } from "@tightlines/contract/score/score-operation";
import type { CatchValues, EnteredPresence } from "@tightlines/domain/score/entered-score";
import type { WeighIn } from "@tightlines/domain/score/score";
import { m } from "../../../paraglide/messages.js";
import type { ScoreBook } from "../device/score-book.ts";
import { fishSentence, weighInSentence } from "../score-words.ts";
import { sessionPresenceLabel } from "../session-presence.ts";

/** What an operation has changed, in words; undefined where nothing was there before, or nothing was carried out. */
export function changeOf(
  book: ScoreBook,
  { kind, outcome, before, after }: Pick<LoggedOperation, "kind" | "outcome" | "before" | "after">,
): { before: string; after: string } | undefined {
  if (outcome !== "applied" || kind === "sign" || kind === "check" || kind.startsWith("add-"))
    return undefined;
  return { before: partText(book, kind, before), after: partText(book, kind, after) };
}

function partText(book: ScoreBook, kind: string, part: unknown): string {
  if (typeof part !== "object" || part === null) return m.score_history_nothing();
  if (kind === "set-weigh-in") return weighInSentence(part as WeighIn, book.event.units);
  if (kind === "set-presence") return presenceText(part as EnteredPresence);
  const { voidReason } = part as { voidReason: string | null };
  const what =
    kind === "void-penalty"
      ? m.score_said_penalty({ code: (part as { code: string }).code })
      : fishSentence(book, part as CatchValues);
  return voidReason === null ? what : m.score_said_void({ fish: what });
}

function presenceText({ presence, lateMinutes }: EnteredPresence): string {
  const label = sessionPresenceLabel(presence);
  return lateMinutes > 0 ? m.score_history_late({ presence: label, minutes: lateMinutes }) : label;
}
