import type { QueryClient } from "@tanstack/react-query";
import type { AnglerResponse } from "@tightlines/contract/angler";
import type { DrawResponse } from "@tightlines/contract/draw";
import type { DrawChangeResponse } from "@tightlines/contract/draw-change";
import type { PegRunResponse } from "@tightlines/contract/draw-run";
import type { SectorResponse } from "@tightlines/contract/sector";
import type { SessionResponse } from "@tightlines/contract/session";
import { compareHeld, type Displaced, type HeldComparison } from "@tightlines/domain/draw/compare-held";
import { compareSchedule, type Unscheduled } from "@tightlines/domain/draw/compare-schedule";
import { listByHand } from "@tightlines/domain/draw/list-by-hand";
import { replayChanges } from "@tightlines/domain/draw/replay-changes";
import { mixSeed } from "@tightlines/domain/random/commit-input";
import type { Api } from "../../lib/api/api.ts";
import type { HeldFacts } from "../../lib/verify/verified.ts";
import { m } from "../../paraglide/messages.js";
import { nameOf } from "../angler/angler-name.ts";
import { anglersQuery } from "../angler/angler.queries.ts";
import { sectorListQuery } from "../sector/sector.queries.ts";
import { sessionLabel } from "../session/session-label.ts";
import { sessionListQuery } from "../session/session.queries.ts";
import { sessionDrawsQuery } from "./draw.queries.ts";
import { drawChangesQuery } from "./draw-change.queries.ts";
import { pegRunsQuery } from "./draw-run.queries.ts";
import type { Numbers } from "./own-numbers.ts";
import { pegPlace } from "./peg-place.ts";
import { sayWhy } from "./say-why.ts";

export interface Reader {
  queryClient: QueryClient;
  api: Api;
  eventUrl: string;
}

/**
 * Where everybody fishes now, chooses or duels, beside what a run and the changes since give, all made again by the rules.
 * Fetched anew: what the page shows may be older.
 */
export async function readHeld(
  run: PegRunResponse,
  seed: string,
  reader: Reader,
  numbers: Numbers,
): Promise<HeldFacts> {
  const { queryClient, api, eventUrl } = reader;
  // Who has duels has no peg for the session.
  const placedIds = run.mode === "duels" ? [] : run.sessionIds;
  const [all, runs, ...ofSessions] = await Promise.all([
    queryClient.fetchQuery({ ...drawChangesQuery(api, eventUrl, run.id), staleTime: 0 }),
    queryClient.fetchQuery({ ...pegRunsQuery(api, eventUrl), staleTime: 0 }),
    ...placedIds.map((id) =>
      queryClient.fetchQuery({ ...sessionDrawsQuery(api, eventUrl, id), staleTime: 0 }),
    ),
  ]);
  const changes = all.filter(({ undone }) => undone === null);
  const mixed = mixSeed(seed, run.ingredient);
  const drawn = numbers.toHome(drawnBy(run));
  const replayed = replayChanges(drawn, mixed.ok ? mixed.value : seed, changes.map(numbers.toHome));
  const must = numbers.toHere({ ...replayed, input: null });
  const held = ofSessions.flat();
  const compared = compareHeld({ ...run, placements: must.placements }, runs, held);
  const holdingIds = run.sessionIds.filter((id) => !compared.redrawnSessionIds.includes(id));
  const unscheduled = compareSchedule(must, run.held ?? drawnBy(run), holdingIds);
  const byHand = listByHand(changes);
  const [sectors, sessions, anglers] = await Promise.all([
    queryClient.ensureQueryData(sectorListQuery(api, eventUrl)),
    queryClient.ensureQueryData(sessionListQuery(api, eventUrl)),
    compared.displaced.length + byHand.length > 0
      ? queryClient.ensureQueryData(anglersQuery(api, eventUrl))
      : [],
  ]);
  const names = { held, sectors, sessions, anglers };
  const found = { ...compared, mode: run.mode, unscheduled, byHand, unexplained: replayed.unexplained };
  return describeHeld(found, names);
}

function drawnBy({ input, placements, turns, duels, rests, choices }: PegRunResponse) {
  return {
    input,
    placements: placements ?? [],
    turns: turns ?? [],
    duels: duels ?? [],
    rests: rests ?? [],
    choices: choices ?? [],
  };
}

interface Compared extends HeldComparison {
  mode: PegRunResponse["mode"];
  /** The rounds and turns that are not as they must be. */
  unscheduled: readonly Unscheduled[];
  byHand: ReturnType<typeof listByHand<Pick<DrawChangeResponse, "moves" | "reason" | "actorRole">>>;
  /** The numbers of the changes that moved others than the rules do. */
  unexplained: readonly number[];
}

export interface Names {
  held: readonly DrawResponse[];
  sectors: readonly SectorResponse[];
  sessions: readonly SessionResponse[];
  anglers: readonly AnglerResponse[];
}

/** The comparison in sentences: who fishes elsewhere, and what is said about it. */
export function describeHeld(compared: Compared, names: Names): HeldFacts {
  const { displaced, redrawnSessionIds, unexplained, unscheduled, mode } = compared;
  const byHand = compared.byHand.filter(({ move }) => !redrawnSessionIds.includes(move.sessionId));
  const isExplained = displaced.length + unexplained.length + unscheduled.length === 0;
  return {
    words: factNow(mode),
    isTrue: isExplained && byHand.length === 0,
    declared: isExplained && byHand.length > 0 ? m.peg_draw_verified_changed() : null,
    notes: [
      ...unscheduled.map((one) => describeUnscheduled(one, names)),
      ...redrawnSessionIds.map((id) => m.peg_draw_now_redrawn({ session: sessionIn(names, id) })),
      ...unexplained.map((number) => m.peg_draw_now_unexplained({ number })),
      ...displaced.map((one) => describeDisplaced(one, names)),
      ...byHand.map((one) => describeByHand(one, names)),
    ],
  };
}

function factNow(mode: Compared["mode"]): string {
  if (mode === "duels") return m.duel_fact_now();
  return mode === "order-of-choice" ? m.peg_draw_fact_chosen() : m.peg_draw_fact_now();
}

function describeUnscheduled({ sessionId, part, number }: Unscheduled, names: Names): string {
  const facts = { session: sessionIn(names, sessionId), number };
  const otherwise = part === "round" ? m.duel_now_otherwise(facts) : m.choosing_now_otherwise(facts);
  return `${otherwise} ${m.peg_draw_now_unsaid()}`;
}

function describeDisplaced({ sessionId, anglerId, drawn, now }: Displaced, names: Names): string {
  const elsewhere = m.peg_draw_now_elsewhere({
    name: anglerIn(names, anglerId),
    session: sessionIn(names, sessionId),
    drawn: pegPlace(names.sectors, drawn?.pegId),
    now: pegPlace(names.sectors, now?.pegId),
  });
  return `${elsewhere} ${m.peg_draw_now_unsaid()}`;
}

function describeByHand({ move, change }: Compared["byHand"][number], names: Names): string {
  const moved = m.peg_draw_now_moved({
    name: anglerIn(names, move.anglerId),
    session: sessionIn(names, move.sessionId),
    from: pegPlace(names.sectors, move.fromPegId),
    to: pegPlace(names.sectors, move.toPegId),
  });
  return `${moved} ${sayWhy({ source: "manual", reason: change.reason, changedBy: change.actorRole })}`;
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
