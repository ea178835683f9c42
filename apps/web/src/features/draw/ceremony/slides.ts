import type { CeremonyResponse, CeremonyStep } from "@tightlines/contract/draw/ceremony";
import { m } from "../../../paraglide/messages.js";

/** What fits on the wall in letters that can be read from twenty metres. */
export interface Slide {
  /** The place of its step in the list of all. */
  step: number;
  /** Which part of the step it is, from 0, and of how many. */
  part: number;
  parts: number;
  rows: readonly SlideRow[];
}

export interface SlideRow {
  /** The number of a peg or of a turn; "A 1–2" for the pegs of a duel. */
  number: string;
  name: string;
  team: string | null;
}

/** Two columns of eight. */
const MOST_ROWS = 16;

/** A step that is too long for one slide is dealt to several of about the same length. */
export function slidesOf(step: CeremonyStep, index: number): Slide[] {
  if (!step.isRevealed) return [];
  const rows = rowsOf(step);
  const parts = Math.max(1, Math.ceil(rows.length / MOST_ROWS));
  const length = Math.ceil(rows.length / parts);
  return Array.from({ length: parts }, (_, part) => ({
    step: index,
    part,
    parts,
    rows: rows.slice(part * length, (part + 1) * length),
  }));
}

function rowsOf({ seats, turns, duels }: CeremonyStep): SlideRow[] {
  return [
    ...seats.map((seat) => ({ number: `${seat.pegNumber}`, name: nameOf(seat), team: seat.teamName })),
    ...turns.map(({ turn, anglers }) => ({
      number: `${turn}`,
      name: anglers.map(nameOf).join(", "),
      team: anglers[0]?.teamName ?? null,
    })),
    ...duels.map(({ sectorCode, pegNumbers, anglers, judge }) => ({
      number: `${sectorCode} ${pegNumbers.join("–")}`,
      name: anglers.map(nameOf).join(" – "),
      team: judge && m.duel_own_judged({ name: nameOf(judge) }),
    })),
  ];
}

function nameOf({ anglerId, anglerName }: CeremonyStep["seats"][number] | Turner): string {
  return anglerName ?? m.draw_unknown_angler({ id: anglerId });
}

type Turner = CeremonyStep["turns"][number]["anglers"][number];

/** Names what has been revealed of which draw: it changes with every step. */
export function stageOf(ceremony: CeremonyResponse): { runId: number; shown: readonly number[] } {
  const shown = ceremony.steps.flatMap(({ isRevealed }, index) => (isRevealed ? index : []));
  return { runId: ceremony.runId, shown };
}

/** Where the eyes go: to the first that was not there before; for whoever has just come, to the last one shown. */
export function pickStep(
  before: ReturnType<typeof stageOf> | null,
  now: ReturnType<typeof stageOf>,
  latest: number | null,
): number | null {
  if (before?.runId === now.runId) return now.shown.find((step) => !before.shown.includes(step)) ?? null;
  return latest ?? now.shown[0] ?? null;
}
