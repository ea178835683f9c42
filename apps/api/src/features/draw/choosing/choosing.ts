import { isDrawn } from "@tightlines/domain/angler/is-drawn";
import type { ChoosingState } from "@tightlines/domain/draw/next-turn";
import type { Db } from "../../../platform/database/schema.ts";
import type { SessionRow } from "../../../platform/database/tables/session.table.ts";
import { type CeremonyAngler, findAnglers } from "../ceremony/ceremony.repository.ts";
import type { PegRun } from "../draw-run.ts";
import * as draws from "../draw.repository.ts";

/** How far the choosing of a session has come, with all that is said about it. */
export interface Choosing extends ChoosingState {
  run: PegRun;
  session: SessionRow;
  anglers: readonly CeremonyAngler[];
  /** Who fishes where in the session. */
  draws: readonly draws.ListedDraw[];
}

export interface ChoosingFacts {
  anglers: readonly CeremonyAngler[];
  draws: readonly draws.ListedDraw[];
}

/** Read even where nobody chooses: what guests are told of it is kept until one of these changes. */
export async function findChoosingFacts(db: Db, eventId: number): Promise<ChoosingFacts> {
  return { anglers: await findAnglers(db, eventId), draws: await draws.findListedAll(db, eventId) };
}

export function choosingOf(run: PegRun, session: SessionRow, facts: ChoosingFacts): Choosing {
  const { anglers } = facts;
  const placed = facts.draws.filter(({ sessionId }) => sessionId === session.id);
  const isPlaced = new Set(placed.map(({ anglerId }) => anglerId));
  const waiting = anglers.filter((angler) => isDrawn(angler) && !isPlaced.has(angler.id));
  return {
    run,
    session,
    anglers,
    draws: placed,
    turns: (run.held ?? run.outcome)?.turns.filter(({ sessionId }) => sessionId === session.id) ?? [],
    passes: run.passes,
    waiting: new Set(waiting.map(({ id }) => id)),
  };
}
