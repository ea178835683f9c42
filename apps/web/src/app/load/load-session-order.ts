import { anglersQuery } from "../../features/angler/angler.queries.ts";
import { choosingQuery } from "../../features/draw/choosing/choosing.queries.ts";
import { drawRunQuery } from "../../features/draw/draw-run.queries.ts";
import { DuelTable, SessionOrder } from "../../features/draw/public/session-order.ts";
import type { PegRunSummary } from "../../features/draw/session-run.ts";
import type { WantedPage } from "./wanted-page.ts";

/** What the page of the draw shows of runs that give nobody one peg: all of it is there before the page is rendered. */
export async function loadSessionOrder(
  { context: { api, queryClient }, eventUrl }: Pick<WantedPage, "context" | "eventUrl">,
  runs: readonly PegRunSummary[],
): Promise<void> {
  const duels = runs.filter(({ mode }) => mode === "duels");
  await Promise.all([
    SessionOrder.preload?.(),
    ...duels.map(({ id }) => queryClient.ensureQueryData(drawRunQuery(api, eventUrl, String(id)))),
    ...(duels.length > 0
      ? [DuelTable.preload?.(), queryClient.ensureQueryData(anglersQuery(api, eventUrl))]
      : []),
    ...(runs.some(({ mode }) => mode === "order-of-choice")
      ? [queryClient.ensureQueryData(choosingQuery(api, eventUrl))]
      : []),
  ]);
}
