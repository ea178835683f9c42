import { hashScore } from "@tightlines/domain/score/hash-score";
import type { SessionPresence } from "@tightlines/domain/score/score";
import { useEffect, useMemo, useRef, useState } from "react";
import { logFailure } from "../../../lib/log-failure.ts";
import { m } from "../../../paraglide/messages.js";
import type { ScoreDesk, ScoreStepInput } from "../device/score-desk.ts";
import { isAbout, type Pair, showScore } from "../device/shown-score.ts";
import { type Bags, bagsOf } from "./bags.ts";
import { compareReading } from "./compare-reading.ts";
import type { ColumnName, GridColumn } from "./grid-columns.ts";
import type { GridLine } from "./grid-lines.ts";
import { judgeLine, type JudgeContext } from "./judge-line.ts";
import { firstWords, secondWords } from "./line-words.ts";
import { readPresence } from "./paste-block.ts";
import { beginDraft, readRow, type RowDraft, seenAfter } from "./row-draft.ts";
import { rowSteps } from "./row-steps.ts";
import type { Drafts } from "./use-kept-drafts.ts";
import { useKeptDrafts } from "./use-kept-drafts.ts";

export interface GridOptions extends JudgeContext {
  desk: ScoreDesk;
  lines: readonly GridLine[];
  sessionId: number;
  /** Whether a second person types, without seeing what is stored. */
  isCheck: boolean;
  /** Their name. */
  readBy: string;
}

/** What a line can be told. Every one of them is the same function for as long as the page is open. */
export interface GridActions {
  type: (line: GridLine, column: ColumnName, text: string) => void;
  present: (line: GridLine, presence: SessionPresence) => void;
  reason: (line: GridLine, reason: string) => void;
  /** Forgets what was typed in a cell; answers whether there was anything. */
  revert: (line: GridLine, column: ColumnName) => boolean;
  forget: (lines: readonly GridLine[]) => void;
  /** Stores what can be stored of these lines, and asks about the rest. */
  leave: (lines: readonly GridLine[]) => Promise<void>;
  paste: (line: GridLine, column: ColumnName, block: readonly (readonly string[])[]) => void;
  /** After a double check: which of both is right. */
  choose: (line: GridLine, which: "first" | "second", reason: string) => Promise<void>;
}

export interface Grid {
  drafts: Drafts;
  actions: GridActions;
  hasFailed: boolean;
  /** How many pasted lines had no angler. */
  left: number;
}

export function useGrid(options: Omit<GridOptions, "bags">): Grid {
  const { book, sessionId, isCheck } = options;
  const { drafts, latest, change } = useKeptDrafts(
    `score-${isCheck ? "check" : "grid"} ${book.event.id} ${sessionId}`,
  );
  const [hasFailed, setFailed] = useState(false);
  const [left, setLeft] = useState(0);
  const now = useRef(options);
  useEffect(() => {
    now.current = options;
  });
  const saving = useRef(new Map<number, RowDraft>());

  const actions = useMemo<GridActions>(() => {
    const begun = (line: GridLine): RowDraft =>
      latest.current.get(line.angler.id) ?? beginDraft(line.entered);
    const put = (line: GridLine, draft: RowDraft) =>
      change(new Map([...latest.current, [line.angler.id, draft]]));

    function forget(lines: readonly GridLine[]): void {
      const gone = new Set(lines.map(({ angler }) => angler.id));
      change(new Map([...latest.current].filter(([id]) => !gone.has(id))));
    }

    /** Stores all of it on the device. What was typed is kept until that is done. */
    async function say(said: readonly Said[]): Promise<boolean> {
      for (const { line, draft } of said) saving.current.set(line.angler.id, draft);
      const all = said.flatMap(({ line: { pair }, steps }) => steps.map((step) => ({ pair, step })));
      const ids = await now.current.desk.sayAll(all).catch((error: unknown) => {
        logFailure(String(error));
        return undefined;
      });
      setFailed(ids === undefined);
      const next = new Map(latest.current);
      for (const { line, draft } of said) {
        saving.current.delete(line.angler.id);
        const typed = next.get(line.angler.id);
        if (ids === undefined || !typed) continue;
        if (typed === draft) next.delete(line.angler.id);
        else next.set(line.angler.id, { ...typed, seen: seenAfter(draft, ids, enteredNow(line.pair)) });
      }
      change(next);
      return ids !== undefined;
    }

    function enteredNow(pair: Pair) {
      const { scores, waiting } = now.current.desk.state();
      const stored = scores.find(({ anglerId }) => anglerId === pair.anglerId);
      return showScore(stored, waiting.filter(isAbout(pair))).entered;
    }

    async function leave(lines: readonly GridLine[]): Promise<void> {
      const next = new Map(latest.current);
      const said: Said[] = [];
      const bags = bagsOf(now.current.lines, next, now.current.book.event.units);
      for (const line of lines) {
        const draft = next.get(line.angler.id);
        if (!draft || saving.current.get(line.angler.id) === draft) continue;
        const result = now.current.isCheck ? judgeCheck(line, draft, now.current) : judge(line, draft, bags);
        if (result === "same") next.delete(line.angler.id);
        else if (result) said.push({ line, draft, steps: result });
        else if (!draft.isLeft) next.set(line.angler.id, { ...draft, isLeft: true });
      }
      change(next);
      if (said.length > 0) await say(said);
    }

    function judge(line: GridLine, draft: RowDraft, bags: Bags) {
      const judged = judgeLine(line, draft, { ...now.current, bags });
      if (judged.kind === "same") return "same" as const;
      return judged.kind === "ready" ? judged.steps : undefined;
    }

    function paste(line: GridLine, column: ColumnName, block: readonly (readonly string[])[]): void {
      const { lines, columns } = now.current;
      const from = lines.findIndex(({ angler }) => angler.id === line.angler.id);
      const next = new Map(latest.current);
      const pasted = lines.slice(from, from + block.length);
      for (const [place, each] of pasted.entries()) {
        const draft = pasteLine(begun(each), block[place]!, columns, column);
        if (draft) next.set(each.angler.id, draft);
      }
      setLeft(block.length - pasted.length);
      change(next);
      void leave(pasted);
    }

    return {
      type: (line, column, text) => {
        const draft = begun(line);
        put(line, { ...draft, isPasted: false, cells: { ...draft.cells, [column]: text } });
      },
      present: (line, presence) => put(line, { ...begun(line), presence }),
      reason: (line, reason) => put(line, { ...begun(line), reason }),
      revert(line, column) {
        const draft = latest.current.get(line.angler.id);
        if (draft?.cells[column] === undefined) return false;
        const { [column]: _gone, ...cells } = draft.cells;
        if (Object.keys(cells).length === 0 && draft.presence === undefined) forget([line]);
        else put(line, { ...draft, cells });
        return true;
      },
      forget,
      leave,
      paste,
      async choose(line, which, reason) {
        const draft = latest.current.get(line.angler.id);
        if (!draft) return;
        const { book: known, columns } = now.current;
        const compared = compareReading(draft, columns, line.entered, known);
        if (which === "second") {
          const read = readRow(draft, columns, line.entered, known);
          if ("wrong" in read) return;
          const steps = rowSteps(line.entered, draft, read.reading, reason);
          if (!(await say([{ line, draft, steps }]))) return;
        }
        const words = {
          first: firstWords(known, line, columns, compared.different),
          second: secondWords(known, draft, columns, compared.different),
        };
        const check: ScoreStepInput = {
          kind: "check",
          hash: hashScore(enteredNow(line.pair)),
          readBy: now.current.readBy.trim(),
          reason: which === "first" ? m.score_grid_first_was_right(words) : reason,
        };
        await say([{ line, draft, steps: [check] }]);
      },
    };
  }, [change, latest]);
  return { drafts, actions, hasFailed, left };
}

interface Said {
  line: GridLine;
  draft: RowDraft;
  steps: readonly ScoreStepInput[];
}

/** A second reading that says the same is stored as such; anything else is looked at. */
function judgeCheck({ entered }: GridLine, draft: RowDraft, options: Omit<GridOptions, "bags">) {
  const { columns, book, readBy } = options;
  const { wrong, different, missing } = compareReading(draft, columns, entered, book);
  if (wrong.length + different.length + missing.length > 0) return undefined;
  const check: ScoreStepInput = { kind: "check", hash: hashScore(entered), readBy: readBy.trim() };
  return [check];
}

/** Undefined where the line of the spreadsheet says nothing. */
function pasteLine(
  draft: RowDraft,
  cells: readonly string[],
  columns: readonly GridColumn[],
  first: ColumnName,
): RowDraft | undefined {
  const from = columns.findIndex(({ name }) => name === first);
  let pasted = draft;
  for (const [place, text] of cells.entries()) {
    const column = columns[from + place];
    if (!column || text === "") continue;
    const presence = readPresence(text);
    pasted = presence
      ? { ...pasted, presence, isPasted: true }
      : { ...pasted, cells: { ...pasted.cells, [column.name]: text }, isPasted: true };
  }
  return pasted === draft ? undefined : pasted;
}
