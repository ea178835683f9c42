import { compareReading } from "./compare-reading.ts";
import type { ScoreStepInput } from "../device/score-desk.ts";
import type { GridLine } from "./grid-lines.ts";
import { judgeLine } from "./judge-line.ts";
import type { RowDraft } from "./row-draft.ts";
import type { GridOptions } from "./use-grid.ts";

/** What the page has found about a line that is being typed. */
export interface LineVerdict {
  wrong: readonly string[];
  different: readonly string[];
  missing: readonly string[];
  asks: readonly string[];
  /** What would be said, where it changes what was said before: it is shown whom that moves. */
  moving: readonly ScoreStepInput[];
}

const nothing: LineVerdict = { wrong: [], different: [], missing: [], asks: [], moving: [] };

/** What is to be said about what somebody types, while they type it. */
export function verdictOf(line: GridLine, draft: RowDraft | undefined, options: GridOptions): LineVerdict {
  if (!draft) return nothing;
  if (options.isCheck)
    return { ...nothing, ...compareReading(draft, options.columns, line.entered, options.book) };
  const judged = judgeLine(line, { ...draft, reason: "" }, options);
  if (judged.kind === "wrong") return { ...nothing, wrong: judged.columns };
  if (judged.kind !== "asks") return nothing;
  return { ...nothing, asks: judged.sentences, moving: judged.isCorrection ? judged.steps : [] };
}
