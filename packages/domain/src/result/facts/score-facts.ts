import type { CatchRules } from "../../ruleset/catch-rules.ts";
import { describeAbsence } from "../../score/describe-absence.ts";
import { mergeScores } from "../../score/merge-scores.ts";
import { scoreEntry, type DatedScore } from "../../score/score-entry.ts";
import type { RawScore } from "../../score/score.ts";
import type { CompetitionFacts, SessionFacts } from "./facts.ts";

/** Finds what an entry did in a session; undefined while its score is still awaited. */
export type FindRawScore = (session: SessionFacts, entryId: number) => RawScore | undefined;

export interface ScoredFacts {
  /** By entry, then by session. */
  readonly rawScores: readonly RawScore[];
  readonly findRawScore: FindRawScore;
  /** Entries that a card or a decision put out of the whole competition. */
  readonly banned: ReadonlySet<number>;
}

/** Runs layer 1 over a whole competition. One who is disqualified from it is so in every session (Y7 [S87]). */
export function scoreFacts(rules: CatchRules, facts: CompetitionFacts): ScoredFacts {
  const banned = findBanned(facts);
  const bySession = new Map(facts.sessions.map((session) => [session.id, new Map<number, RawScore>()]));
  const rawScores: RawScore[] = [];
  for (const [entryId, scores] of collectScores(facts)) {
    const isBanned = banned.has(entryId);
    for (const scored of scoreEntry(rules, scores)) {
      const raw = isBanned ? disqualify(scored) : scored;
      rawScores.push(raw);
      bySession.get(raw.sessionId)?.set(entryId, raw);
    }
  }
  return {
    rawScores,
    banned,
    findRawScore: (session, entryId) => {
      const raw = bySession.get(session.id)?.get(entryId);
      if (raw || !session.isComplete) return raw;
      const absence = describeAbsence(session.id, entryId);
      return banned.has(entryId) ? disqualify(absence) : absence;
    },
  };
}

function findBanned(facts: CompetitionFacts): ReadonlySet<number> {
  const banned = new Set<number>();
  for (const decision of facts.decisions ?? []) {
    if (decision.effect === "event-disqualified" && decision.entryId !== undefined)
      banned.add(decision.entryId);
  }
  for (const score of facts.scores) {
    if (score.penalties?.some((each) => each.effect === "event-disqualified") === true)
      banned.add(score.entryId);
  }
  return banned;
}

/** By entry, in the order of the sessions; an entry's scores of one session become one (U12 [D2]). */
function collectScores(facts: CompetitionFacts): readonly (readonly [number, readonly DatedScore[]])[] {
  const sessions = new Map(facts.sessions.map((session) => [session.id, session]));
  const byEntry = new Map<number, (DatedScore & { readonly number: number })[]>();
  for (const score of facts.scores) {
    const session = sessions.get(score.sessionId);
    if (session?.isOfficial !== true) continue;
    let own = byEntry.get(score.entryId);
    if (!own) byEntry.set(score.entryId, (own = []));
    const earlier = own.findIndex((each) => each.score.sessionId === score.sessionId);
    const { day, number } = session;
    if (earlier < 0) own.push({ day, number, score });
    else own[earlier] = { day, number, score: mergeScores((own[earlier] as DatedScore).score, score) };
  }
  for (const own of byEntry.values()) own.sort((a, b) => a.number - b.number);
  return [...byEntry].sort(([a], [b]) => a - b);
}

function disqualify(raw: RawScore): RawScore {
  return { ...raw, status: "disqualified" };
}
