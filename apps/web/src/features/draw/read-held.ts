import type { QueryClient } from "@tanstack/react-query";
import type { AnglerResponse } from "@tightlines/contract/angler";
import type { DrawResponse } from "@tightlines/contract/draw";
import type { PegRunResponse } from "@tightlines/contract/draw-run";
import type { SectorResponse } from "@tightlines/contract/sector";
import type { SessionResponse } from "@tightlines/contract/session";
import { compareHeld, type Displaced, type HeldComparison } from "@tightlines/domain/draw/compare-held";
import type { Placement } from "@tightlines/domain/draw/draw-input";
import type { Api } from "../../lib/api/api.ts";
import type { HeldFacts } from "../../lib/verify/verified.ts";
import { m } from "../../paraglide/messages.js";
import { nameOf } from "../angler/angler-label.ts";
import { anglersQuery } from "../angler/angler.queries.ts";
import { sectorListQuery } from "../sector/sector.queries.ts";
import { sessionLabel } from "../session/session-label.ts";
import { sessionListQuery } from "../session/session.queries.ts";
import { sessionDrawsQuery } from "./draw.queries.ts";
import { sayWhy } from "./say-why.ts";

interface Reader {
  queryClient: QueryClient;
  api: Api;
  eventUrl: string;
}

/** Where everybody fishes now, beside where a run has put them. Fetched anew: what the page shows may be older. */
export async function readHeld(
  run: PegRunResponse,
  { queryClient, api, eventUrl }: Reader,
): Promise<HeldFacts> {
  const ofSessions = await Promise.all(
    run.sessionIds.map((id) =>
      queryClient.fetchQuery({ ...sessionDrawsQuery(api, eventUrl, id), staleTime: 0 }),
    ),
  );
  const held = ofSessions.flat();
  const compared = compareHeld({ ...run, placements: run.placements ?? [] }, held);
  const [sectors, sessions, anglers] = await Promise.all([
    queryClient.ensureQueryData(sectorListQuery(api, eventUrl)),
    queryClient.ensureQueryData(sessionListQuery(api, eventUrl)),
    compared.displaced.length > 0 ? queryClient.ensureQueryData(anglersQuery(api, eventUrl)) : [],
  ]);
  return describeHeld(compared, { held, sectors, sessions, anglers });
}

export interface Names {
  held: readonly DrawResponse[];
  sectors: readonly SectorResponse[];
  sessions: readonly SessionResponse[];
  anglers: readonly AnglerResponse[];
}

/** The comparison in sentences: who fishes elsewhere, and what is said about it. */
export function describeHeld({ displaced, redrawnSessionIds }: HeldComparison, names: Names): HeldFacts {
  const isDeclared = displaced.every((one) => one.isDeclared);
  return {
    words: m.peg_draw_fact_now(),
    isTrue: displaced.length === 0,
    declared: displaced.length > 0 && isDeclared ? m.peg_draw_verified_changed() : null,
    notes: [
      ...redrawnSessionIds.map((id) => m.peg_draw_now_redrawn({ session: sessionIn(names, id) })),
      ...displaced.map((one) => describeDisplaced(one, names)),
    ],
  };
}

function describeDisplaced({ sessionId, anglerId, drawn, now }: Displaced, names: Names): string {
  const moved = m.peg_draw_now_elsewhere({
    name: anglerIn(names, anglerId),
    session: sessionIn(names, sessionId),
    drawn: placeIn(names, drawn),
    now: placeIn(names, now),
  });
  const taker = names.held.find((one) => one.sessionId === sessionId && one.pegId === drawn?.pegId);
  const account = now ?? taker;
  return `${moved} ${account ? sayWhy(account) : m.peg_draw_now_unsaid()}`;
}

function anglerIn({ anglers, held }: Names, id: number): string {
  const angler = anglers.find((one) => one.id === id);
  if (angler) return nameOf(angler);
  return held.find((one) => one.anglerId === id)?.anglerName ?? m.draw_unknown_angler({ id });
}

function sessionIn({ sessions }: Names, id: number): string {
  const session = sessions.find((one) => one.id === id);
  return session ? sessionLabel(session) : "";
}

function placeIn({ sectors }: Names, place: Placement | null): string {
  const sector = sectors.find(({ id }) => id === place?.sectorId)?.code;
  const peg = sectors.flatMap(({ pegs }) => pegs).find(({ id }) => id === place?.pegId)?.number;
  return sector === undefined || peg === undefined
    ? m.peg_draw_now_nowhere()
    : m.peg_draw_place({ sector, peg });
}
