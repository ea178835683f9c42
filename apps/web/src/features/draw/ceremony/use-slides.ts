import type { CeremonyResponse } from "@tightlines/contract/draw/ceremony";
import { useEffect, useState } from "react";
import { pickStep, type Slide, slidesOf, stageOf } from "./slides.ts";

/** Long enough for a room to read sixteen names. */
const TURN_MS = 9000;

export interface SlideShow {
  /** Null while nothing is revealed. */
  slide: Slide | null;
  /** Whether there is more to turn to: the parts of a long sector, and everything once all is shown. */
  hasMore: boolean;
  /** Whether it goes on by itself. */
  isTurning: boolean;
  choose: (step: number) => void;
  stop: () => void;
  goOn: () => void;
}

/** Which slide stands on the wall. What is revealed comes at once, whatever stood there before. */
export function useSlides(ceremony: CeremonyResponse): SlideShow {
  const stage = stageOf(ceremony);
  const [seen, setSeen] = useState(() => ({
    stage,
    step: pickStep(null, stage, ceremony.latest),
    turn: 0,
    isStopped: false,
  }));
  // What has changed is taken in while it is rendered: nothing old flashes up before.
  if (seen.stage.runId !== stage.runId || seen.stage.shown.length !== stage.shown.length) {
    const before = seen.stage.runId === stage.runId ? seen : null;
    const step = pickStep(before?.stage ?? null, stage, ceremony.latest) ?? before?.step ?? null;
    setSeen({ stage, step, turn: 0, isStopped: false });
  }
  const { step, turn, isStopped } = seen;
  const round = listRound(ceremony, step);
  const hasMore = round.length > 1;
  const isTurning = hasMore && !isStopped;
  useEffect(() => {
    if (!isTurning) return undefined;
    const timer = setTimeout(() => setSeen({ ...seen, turn: seen.turn + 1 }), TURN_MS);
    return () => clearTimeout(timer);
  }, [isTurning, seen]);
  return {
    slide: round[turn % Math.max(1, round.length)] ?? null,
    hasMore,
    isTurning,
    choose: (chosen) =>
      setSeen((was) => ({
        ...was,
        step: chosen,
        // Pressed again, a long sector shows its next part.
        turn: was.step === chosen && was.isStopped ? (was.turn + 1) % partsOf(ceremony, chosen) : 0,
        isStopped: true,
      })),
    stop: () => setSeen((was) => ({ ...was, isStopped: true })),
    goOn: () => setSeen((was) => ({ ...was, isStopped: false })),
  };
}

/** The slides of one step, and those of all others after them once everything is shown. */
function listRound({ steps }: CeremonyResponse, step: number | null): Slide[] {
  if (step === null) return [];
  const slides = steps.map(slidesOf);
  const isWhole = steps.every(({ isRevealed }) => isRevealed);
  return isWhole ? [...slides.slice(step), ...slides.slice(0, step)].flat() : (slides[step] ?? []);
}

function partsOf({ steps }: CeremonyResponse, step: number): number {
  return Math.max(1, slidesOf(steps[step]!, step).length);
}
