import { needsReason } from "@tightlines/domain/score/needs-reason";
import type { SessionStatus } from "@tightlines/domain/session/session-status";
import { operationOf } from "@tightlines/contract/score/entered-score";
import { m } from "../../../paraglide/messages.js";
import type { ScoreBook } from "../device/score-book.ts";
import type { ScoreStepInput } from "../device/score-desk.ts";
import { doubtSentence, newDoubts } from "../doubts.ts";
import { summarySentence } from "./line-words.ts";
import type { ColumnName, GridColumn } from "./grid-columns.ts";
import { type Bags, otherBags } from "./bags.ts";
import type { GridLine } from "./grid-lines.ts";
import { readRow, type RowDraft, withReading } from "./row-draft.ts";
import { rowSteps } from "./row-steps.ts";

/** What becomes of a line when somebody leaves it. */
export type Judged =
  /** It says what is stored. */
  | { kind: "same" }
  | { kind: "wrong"; columns: readonly ColumnName[] }
  /** It is stored when somebody says why. */
  | { kind: "asks"; sentences: readonly string[]; steps: readonly ScoreStepInput[]; isCorrection: boolean }
  | { kind: "ready"; steps: readonly ScoreStepInput[] };

export interface JudgeContext {
  book: ScoreBook;
  columns: readonly GridColumn[];
  status: SessionStatus;
  /** What everybody in the session has brought to the scale. */
  bags: Bags;
  /** Why anything changes, where the session is over. */
  pageReason: string;
}

export function judgeLine(line: GridLine, draft: RowDraft, context: JudgeContext): Judged {
  const { book, columns, pageReason } = context;
  const { entered } = line;
  const read = readRow(draft, columns, entered, book);
  if ("wrong" in read) return { kind: "wrong", columns: read.wrong };
  const reason = draft.reason.trim();
  const steps = rowSteps(entered, draft, read.reading, reason || pageReason.trim());
  if (steps.length === 0) return { kind: "same" };
  const after = withReading(entered, read.reading);
  const doubts = newDoubts(entered, after, {
    book,
    pair: line.pair,
    otherBags: otherBags(context.bags, line),
  });
  const sentences = doubts.map((doubt) => doubtSentence(doubt, book));
  // Whoever types over a figure looks at it; a column that was pasted one line too high replaces what nobody looks at.
  if (draft.isPasted && line.isTold)
    sentences.push(m.score_grid_replaces({ what: summarySentence(book, line) }));
  const isLate = steps.some((step) => asksReason(step, line, context));
  // What was said before is changed: somebody sees whom that moves. What nobody has said yet is entered late.
  const isCorrection = isLate && line.isTold;
  if (reason === "" && sentences.length > 0) return { kind: "asks", sentences, steps, isCorrection };
  if (reason === "" && (isCorrection || (isLate && pageReason.trim() === "")))
    return { kind: "asks", sentences: [m.score_reason_help()], steps, isCorrection };
  return { kind: "ready", steps };
}

function asksReason(step: ScoreStepInput, { entered, pair }: GridLine, { status }: JudgeContext): boolean {
  const envelope = { ...pair, id: "", madeAt: "", deviceId: null, deviceNumber: null, reason: "" };
  return needsReason(operationOf({ ...envelope, ...step }), entered, status);
}
