import { placesAnglers } from "@tightlines/domain/draw/places-anglers";
import { holdingRun } from "@tightlines/domain/draw/run-of-session";
import { type DrawSearch, pickSession } from "../../features/draw/public/draw-search.ts";
import { m } from "../../paraglide/messages.js";
import { pageHead } from "../page-head.ts";
import type { WantedPage } from "./wanted-page.ts";

/** Apart from the first script, which every page pays for. */
export async function loadDraws({ context, eventUrl, name }: WantedPage, search: DrawSearch) {
  const { api, queryClient } = context;
  const [draws, runs, { sectorListQuery }, { sessionListQuery }] = await Promise.all([
    import("../../features/draw/draw.queries.ts"),
    import("../../features/draw/draw-run.queries.ts"),
    import("../../features/sector/sector.queries.ts"),
    import("../../features/session/session.queries.ts"),
  ]);
  const sessions = await queryClient.ensureQueryData(sessionListQuery(api, eventUrl));
  const shown = pickSession(sessions, search.session);
  const [runRows] = await Promise.all([
    queryClient.ensureQueryData(runs.pegRunsQuery(api, eventUrl)),
    queryClient.ensureQueryData(sectorListQuery(api, eventUrl)),
    shown && queryClient.ensureQueryData(draws.sessionDrawsQuery(api, eventUrl, shown.id)),
    search.view && queryClient.ensureQueryData(draws.drawsQuery(api, eventUrl)),
  ]);
  const run = shown && holdingRun(runRows, shown.id);
  const hasOrder = run && !placesAnglers({ kind: run.mode });
  if (search.view || hasOrder) {
    const order = await import("./load-session-order.ts");
    if (search.view) await order.loadTables({ context, eventUrl }, runRows);
    else if (hasOrder) await order.loadSessionOrder({ context, eventUrl }, run);
  }
  return {
    name,
    head: pageHead(`${m.peg_draw_public_title()}, ${name}`, m.peg_draw_public_description({ event: name })),
  };
}
