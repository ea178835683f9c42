import type { DrawResponse } from "@tightlines/contract/draw";
import type { PegRunResponse } from "@tightlines/contract/draw-run";
import { holdingRun } from "@tightlines/domain/draw/run-of-session";
import type { HeldFacts } from "../../lib/verify/verified.ts";
import { m } from "../../paraglide/messages.js";
import { sessionDrawsQuery } from "./draw.queries.ts";
import { pegRunsQuery } from "./draw-run.queries.ts";
import type { Reader } from "./read-held.ts";
import { sayWhy } from "./say-why.ts";

/** Who fishes where in the sessions of an order of choice that holds. Fetched anew: what the page shows may be older. */
export async function readChosen(
  run: PegRunResponse,
  { queryClient, api, eventUrl }: Reader,
): Promise<HeldFacts> {
  const runs = await queryClient.fetchQuery({ ...pegRunsQuery(api, eventUrl), staleTime: 0 });
  const holding = run.sessionIds.filter((id) => holdingRun(runs, id)?.id === run.id);
  const ofSessions = await Promise.all(
    holding.map((id) => queryClient.fetchQuery({ ...sessionDrawsQuery(api, eventUrl, id), staleTime: 0 })),
  );
  return describeChosen(run, ofSessions.flat());
}

/** The draw gives turns and no pegs. So whoever has a peg has chosen it when it was their turn, or says why not. */
export function describeChosen(
  { id, turns }: Pick<PegRunResponse, "id" | "turns">,
  held: readonly DrawResponse[],
): HeldFacts {
  const hasTurn = ({ sessionId, anglerId }: DrawResponse) =>
    turns?.some((turn) => turn.sessionId === sessionId && turn.anglerIds.includes(anglerId)) === true;
  const others = held.filter((draw) => draw.source !== "chosen" || draw.runId !== id || !hasTurn(draw));
  const areDeclared = others.every(({ source, reason }) => source === "manual" && reason !== "");
  return {
    words: m.peg_draw_fact_chosen(),
    isTrue: others.length === 0,
    declared: others.length > 0 && areDeclared ? m.peg_draw_verified_changed() : null,
    notes: others.map((draw) => `${describe(draw)} ${sayWhy(draw)}`),
  };
}

function describe({ anglerName, sessionNumber, sectorCode, pegNumber }: DrawResponse): string {
  return m.peg_draw_now_unchosen({
    name: anglerName,
    session: m.session_label({ number: sessionNumber }),
    place: m.peg_draw_place({ sector: sectorCode, peg: pegNumber }),
  });
}
