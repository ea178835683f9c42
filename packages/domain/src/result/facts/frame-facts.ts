import type { UnitOfRanking } from "../../ruleset/ruleset.ts";
import type { Score } from "../../score/score.ts";
import type { SessionKind } from "../../session/session-kind.ts";
import type { SessionStatus } from "../../session/session-status.ts";
import { localTimeAt } from "../../time/zone-time.ts";
import type { CompetitionFacts, Entry, SessionFacts, Unit } from "./facts.ts";
import { groupUnits } from "./group-units.ts";

/** What stands around the scores of an event, as a server stores it and a device keeps it. */
interface Frame {
  /** Who is ranked against whom, by the rules. */
  readonly unit: UnitOfRanking;
  readonly timeZone: string;
  readonly sessions: readonly FrameSession[];
  readonly anglers: readonly FrameAngler[];
  /** Of the sessions that were drawn. */
  readonly units: readonly Unit[];
}

interface FrameSession {
  readonly id: number;
  readonly number: number;
  readonly kind: SessionKind;
  readonly status: SessionStatus;
  readonly startsAt: string;
}

export interface FrameAngler {
  readonly id: number;
  readonly number: number;
  readonly teamId: number | null;
  readonly category: string;
  readonly groupId: number | null;
  readonly isReserve: boolean;
}

/** Everything that the results of an event are computed from: its scores, and what stands around them. */
export function frameFacts(frame: Frame, scores: readonly Score[]): CompetitionFacts {
  return {
    sessions: numberDays(frame),
    units: [...frame.units, ...listUndrawnUnits(frame, scores)].toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    entries: frame.anglers.map(({ id, number, teamId, category }): Entry => ({
      id,
      startNumber: number,
      teamId,
      category,
    })),
    scores,
  };
}

/** Days are counted where the event is. Practice, rests and what was cancelled count nothing. */
function numberDays({ sessions, timeZone }: Pick<Frame, "sessions" | "timeZone">): SessionFacts[] {
  const dayOf = ({ startsAt }: FrameSession) => localTimeAt(startsAt, timeZone).slice(0, 10);
  const days = [...new Set(sessions.map(dayOf))].sort();
  return sessions.map((session) => {
    const { id, number, kind, status } = session;
    return {
      id,
      number,
      day: days.indexOf(dayOf(session)) + 1,
      isOfficial: kind === "official" && status !== "cancelled",
      isComplete: status === "provisional" || status === "official",
    };
  });
}

/** Where nobody was drawn, everybody fishes against everybody; a session without a score has no field yet. */
function listUndrawnUnits(
  { unit, sessions, anglers, units }: Frame,
  scores: readonly Score[],
): readonly Unit[] {
  const drawn = new Set(units.map(({ sessionId }) => sessionId));
  const scored = new Set(scores.map(({ sessionId }) => sessionId));
  const undrawn = sessions.filter(({ id }) => !drawn.has(id) && scored.has(id));
  const field = anglers.filter(({ isReserve }) => !isReserve);
  const nowhere = { sectorId: 0, parentSectorId: null, pegId: 0, substituteId: null };
  return groupUnits(
    unit,
    undrawn.flatMap(({ id: sessionId }) =>
      field.map(({ id: entryId, groupId }) => ({ sessionId, entryId, groupId, ...nowhere })),
    ),
  );
}
