import { anglersQuery } from "../../features/angler/angler.queries.ts";
import { choosingQuery } from "../../features/draw/choosing/choosing.queries.ts";
import { drawRunQuery } from "../../features/draw/draw-run.queries.ts";
import { duelRunsQuery } from "../../features/draw/duels/duel-run.queries.ts";
import { DrawTables, SessionOrder } from "../../features/draw/public/session-order.ts";
import { hasDuels, type PegRunSummary } from "../../features/draw/session-run.ts";
import type { WantedPage } from "./wanted-page.ts";

type Wanted = Pick<WantedPage, "context" | "eventUrl">;

/** What the page of the draw says of a session that gives nobody one peg: it is there before the page is rendered. */
export async function loadSessionOrder(
  { context: { api, queryClient }, eventUrl }: Wanted,
  { id, mode }: PegRunSummary,
): Promise<void> {
  await Promise.all([
    SessionOrder.preload?.(),
    ...(mode === "duels"
      ? [
          queryClient.ensureQueryData(drawRunQuery(api, eventUrl, String(id))),
          queryClient.ensureQueryData(anglersQuery(api, eventUrl)),
        ]
      : [queryClient.ensureQueryData(choosingQuery(api, eventUrl))]),
  ]);
}

/** The tables, and what they say of duels. */
export async function loadTables(
  { context: { api, queryClient }, eventUrl }: Wanted,
  runs: readonly PegRunSummary[],
): Promise<void> {
  await Promise.all([
    DrawTables.preload?.(),
    ...(hasDuels(runs)
      ? [
          queryClient.ensureQueryData(duelRunsQuery(api, eventUrl, runs)),
          queryClient.ensureQueryData(anglersQuery(api, eventUrl)),
        ]
      : []),
  ]);
}
