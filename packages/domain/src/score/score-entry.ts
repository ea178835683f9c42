import type { CatchRules } from "../ruleset/catch-rules.ts";
import { judgeCatch } from "./judge-catch.ts";
import { keepBest, limitSession } from "./limit-catches.ts";
import type { RawScore, Score, ScoredCatch, Verdict } from "./score.ts";
import { totalScore } from "./total-score.ts";

/** A score and the day it was made on: days are numbered from 1, because limits per day are (Y4 [S85]). */
export interface DatedScore {
  readonly day: number;
  readonly score: Score;
}

/**
 * All sessions of one entry, from catches to raw scores (layer 1 of rulebook 0). They are scored together because a
 * limit per day or per event looks across sessions (B1 [D3], Y4 [S85]): a fish culled later stops counting in the
 * session it was caught in.
 */
export function scoreEntry(rules: CatchRules, scores: readonly DatedScore[]): readonly RawScore[] {
  const perSession = scores.map(({ score }) => limitSession(rules, judgeCatches(rules, score)));
  const limited = limitAcrossSessions(rules, scores, perSession);
  return scores.map(({ score }, index) => totalScore(rules, score, limited[index] ?? []));
}

function judgeCatches(rules: CatchRules, score: Score): readonly ScoredCatch[] {
  const { catches, penalties } = score;
  if (penalties === undefined) return catches.map((fish, index) => judgeCatch(rules, fish, index, false));
  return catches.map((fish, index) => {
    const isVoided = penalties.some((each) => each.effect === "fish-voided" && each.catchIndex === index);
    return judgeCatch(rules, fish, index, isVoided);
  });
}

function limitAcrossSessions(
  rules: CatchRules,
  scores: readonly DatedScore[],
  perSession: readonly (readonly ScoredCatch[])[],
): readonly (readonly ScoredCatch[])[] {
  const { bestPerDay, bestPerEvent } = rules.limits;
  let limited = perSession;
  if (bestPerDay !== undefined) {
    for (const day of new Set(scores.map((each) => each.day))) {
      const best = typeof bestPerDay === "number" ? bestPerDay : bestPerDay[day - 1];
      if (best !== undefined) {
        limited = keepBestTogether(limited, (index) => scores[index]?.day === day, best, "beyond-day-limit");
      }
    }
  }
  return bestPerEvent === undefined
    ? limited
    : keepBestTogether(limited, () => true, bestPerEvent, "beyond-event-limit");
}

/** Pools the catches of the chosen sessions, keeps the best, and hands every session its own catches back. */
function keepBestTogether(
  sessions: readonly (readonly ScoredCatch[])[],
  isChosen: (index: number) => boolean,
  best: number,
  verdict: Verdict,
): readonly (readonly ScoredCatch[])[] {
  const pooled = keepBest(sessions.filter((_, index) => isChosen(index)).flat(), best, verdict);
  let taken = 0;
  return sessions.map((catches, index) => {
    if (!isChosen(index)) return catches;
    taken += catches.length;
    return pooled.slice(taken - catches.length, taken);
  });
}
