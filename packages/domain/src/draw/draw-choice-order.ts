import { openStream } from "../random/open-stream.ts";
import { shuffleList } from "../random/shuffle-list.ts";
import type { DrawAngler, DrawInput, DrawMode } from "./draw-input.ts";

/** When these anglers, one or a whole team, choose their peg. */
export interface Turn {
  readonly sessionId: number;
  readonly turn: number;
  readonly anglerIds: readonly number[];
}

type ChoiceMode = Extract<DrawMode, { readonly kind: "order-of-choice" }>;

/**
 * Draws the order in which pegs are chosen, by "watercraft" (R1 d, K5 [S37][S38]), for each session or, where the
 * order is turned round on the second day, for the first (R7, P8 [S55]).
 */
export function drawChoiceOrder(seed: Uint8Array, input: DrawInput, mode: ChoiceMode): Turn[] {
  const parties = listParties(input.anglers, mode.by === "team");
  const drawFor = (sessionId: number | undefined) =>
    shuffleList(parties, openStream(seed, `session ${sessionId} choice`));
  return input.sessionIds.flatMap((sessionId, i) => {
    const order = drawFor(mode.laterSessions === "drawn" ? sessionId : input.sessionIds[0]);
    const isReversed = mode.laterSessions === "reversed" && i % 2 === 1;
    return (isReversed ? order.toReversed() : order).map((anglerIds, j) => ({
      sessionId,
      turn: j + 1,
      anglerIds,
    }));
  });
}

/** In order of each party's first angler; an angler without a team chooses alone. */
export function listParties(anglers: readonly DrawAngler[], isByTeam: boolean): number[][] {
  const parties: number[][] = [];
  const partyOf = new Map<number, number[]>();
  for (const { anglerId, teamId } of anglers) {
    const party = isByTeam && teamId !== null ? partyOf.get(teamId) : undefined;
    if (party) party.push(anglerId);
    else {
      const first = [anglerId];
      parties.push(first);
      if (teamId !== null) partyOf.set(teamId, first);
    }
  }
  return parties;
}
