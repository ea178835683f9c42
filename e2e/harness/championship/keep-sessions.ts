import type { Championship } from "../../../packages/domain/fixtures/read-wffc-2008.ts";

/** The part of a championship that was fished in these sessions. */
export function keepSessions(championship: Championship, numbers: readonly number[]): Championship {
  const { facts, fished } = championship;
  const isKept = ({ sessionId }: { sessionId: number }) => numbers.includes(sessionId);
  return {
    ...championship,
    fished: fished.filter(({ session }) => numbers.includes(session)),
    facts: {
      ...facts,
      sessions: facts.sessions.filter(({ number }) => numbers.includes(number)),
      units: facts.units.filter(isKept),
      scores: facts.scores.filter(isKept),
    },
  };
}
