import type { CatchRules } from "../ruleset/catch-rules.ts";
import { describeAbsence } from "../score/describe-absence.ts";
import { mergeScores } from "../score/merge-scores.ts";
import { scoreEntry, type DatedScore } from "../score/score-entry.ts";
import type { RawScore, Score } from "../score/score.ts";
import type { CompetitionFacts, SessionFacts } from "./facts.ts";

/** Finds what an entry did in a session; undefined while its score is still awaited. */
export type FindRawScore = (session: SessionFacts, entryId: number) => RawScore | undefined;

export interface ScoredFacts {
  readonly rawScores: readonly RawScore[];
  readonly findRawScore: FindRawScore;
}

/** Runs layer 1 over a whole competition. One who is disqualified from it is so in every session (Y7 [S87]). */
export function scoreFacts(rules: CatchRules, facts: CompetitionFacts): ScoredFacts {
  const sessions = new Map(facts.sessions.map((session) => [session.id, session]));
  const banned = findBanned(facts);
  const found = new Map<number, ReadonlyMap<number, RawScore>>();
  for (const [entryId, scores] of collectScores(facts.scores, sessions)) {
    const isBanned = banned.has(entryId);
    const bySession = new Map<number, RawScore>();
    for (const raw of scoreEntry(rules, scores))
      bySession.set(raw.sessionId, isBanned ? disqualify(raw) : raw);
    found.set(entryId, bySession);
  }
  return {
    rawScores: [...found.keys()]
      .sort((a, b) => a - b)
      .flatMap((entryId) => [...(found.get(entryId)?.values() ?? [])]),
    findRawScore: (session, entryId) => {
      const raw = found.get(entryId)?.get(session.id);
      if (raw || !session.isComplete) return raw;
      const absence = describeAbsence(session.id, entryId);
      return banned.has(entryId) ? disqualify(absence) : absence;
    },
  };
}

/** Entries that a card or a decision put out of the whole competition. */
export function findBanned(facts: CompetitionFacts): ReadonlySet<number> {
  const banned = new Set<number>();
  for (const decision of facts.decisions ?? []) {
    if (decision.effect === "eventDisqualified" && decision.entryId !== undefined)
      banned.add(decision.entryId);
  }
  for (const score of facts.scores) {
    if (score.penalties?.some((each) => each.effect === "eventDisqualified") === true)
      banned.add(score.entryId);
  }
  return banned;
}

/** By entry, in the order of the sessions; an entry's scores of one session become one (U12 [D2]). */
function collectScores(
  scores: readonly Score[],
  sessions: ReadonlyMap<number, SessionFacts>,
): ReadonlyMap<number, readonly DatedScore[]> {
  const byEntry = new Map<number, Map<number, Score>>();
  for (const score of scores) {
    let bySession = byEntry.get(score.entryId);
    if (!bySession) byEntry.set(score.entryId, (bySession = new Map<number, Score>()));
    const earlier = bySession.get(score.sessionId);
    bySession.set(score.sessionId, earlier ? mergeScores(earlier, score) : score);
  }
  const collected = new Map<number, readonly DatedScore[]>();
  for (const [entryId, bySession] of byEntry) {
    const dated = [...bySession.values()].flatMap((score) => {
      const session = sessions.get(score.sessionId);
      return session?.isOfficial === true ? [{ day: session.day, number: session.number, score }] : [];
    });
    collected.set(
      entryId,
      dated.sort((a, b) => a.number - b.number),
    );
  }
  return collected;
}

function disqualify(raw: RawScore): RawScore {
  return { ...raw, status: "disqualified" };
}
