import { openStream } from "../random/open-stream.ts";
import { shuffleList } from "../random/shuffle-list.ts";
import type { DrawAngler, DrawInput } from "./draw-input.ts";

/** When these anglers, one or a whole team, choose their peg. */
export interface Turn {
  readonly sessionId: number;
  readonly turn: number;
  readonly anglerIds: readonly number[];
}

/** Draws the order in which pegs are chosen, by "watercraft" (R1 d, K5 [S37][S38]): one shuffle for each session. */
export function drawChoiceOrder(seed: Uint8Array, input: DrawInput, sessionId: number): Turn[] {
  const isByTeam = input.mode.kind === "order-of-choice" && input.mode.by === "team";
  const parties = listParties(input.anglers, isByTeam);
  return shuffleList(parties, openStream(seed, `session ${sessionId} choice`)).map((anglerIds, i) => ({
    sessionId,
    turn: i + 1,
    anglerIds,
  }));
}

/** In order of each party's first angler; an angler without a team chooses alone. */
function listParties(anglers: readonly DrawAngler[], isByTeam: boolean): number[][] {
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
