import { holdingRun } from "@tightlines/domain/draw/run-of-session";
import type { Db } from "../../../platform/database/schema.ts";
import type { PaperSession } from "../../session/session.paper.ts";
import { findAnglers, findPegNumbers } from "../ceremony/ceremony.repository.ts";
import type { PegRun } from "../draw-run.ts";
import * as runs from "../draw-run.repository.ts";
import { nameAnglers } from "../shown-names.ts";

/** A round of duels in words, by the names that everybody may see. */
export interface PaperRound {
  session: PaperSession;
  round: number;
  duels: readonly { sector: string; seats: readonly PaperSeat[]; judge: string }[];
  rests: readonly string[];
}

/** Somebody in a duel: the peg they begin on. */
interface PaperSeat {
  peg: string;
  name: string;
}

/** The rounds of all sessions in which a draw of duels holds. */
export async function findPaperRounds(
  db: Db,
  eventId: number,
  sessions: readonly PaperSession[],
  hidesMinors: boolean,
): Promise<PaperRound[]> {
  const heads = await runs.findAll(db, eventId);
  if (!heads.some(({ mode }) => mode === "duels")) return [];
  const ids = sessions.map(({ id }) => id);
  const inForce = await runs.findPegRuns(db, eventId, ids, ["published", "locked"]);
  const nameOf = nameAnglers(await findAnglers(db, eventId), hidesMinors);
  const pegs = new Map((await findPegNumbers(db, eventId)).map((peg) => [peg.id, peg]));
  const words: Words = {
    name: (id) => nameOf(id).anglerName ?? `Angler ${id}`,
    peg: (id) => String(pegs.get(id)?.number ?? ""),
    sector: (id) => pegs.get(id)?.sectorCode ?? "",
  };
  return sessions.flatMap((session) => {
    const run = holdingRun(inForce, session.id);
    return run ? roundsOf(run, session, words) : [];
  });
}

interface Words {
  name: (anglerId: number) => string;
  peg: (pegId: number) => string;
  sector: (pegId: number) => string;
}

function roundsOf(
  { input: { mode }, outcome, held }: PegRun,
  session: PaperSession,
  words: Words,
): PaperRound[] {
  const schedule = held ?? outcome;
  if (mode.kind !== "duels" || !schedule) return [];
  return Array.from({ length: mode.rounds }, (_, index) => {
    const isNow = (one: { sessionId: number; round: number }) =>
      one.sessionId === session.id && one.round === index + 1;
    return {
      session,
      round: index + 1,
      duels: schedule.duels.filter(isNow).map(({ pegIds, firstHalf, judgeId }) => ({
        sector: words.sector(pegIds[0]),
        seats: firstHalf.map((id, seat) => ({
          peg: words.peg(pegIds[seat]!),
          name: id === null ? "Withdrawn" : words.name(id),
        })),
        judge: judgeId === null ? "Official" : words.name(judgeId),
      })),
      rests: schedule.rests.filter(isNow).map(({ anglerId }) => words.name(anglerId)),
    };
  });
}
