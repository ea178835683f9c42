import { notFound } from "@tanstack/react-router";
import { nameOf } from "../../features/angler/angler-name.ts";
import { ApiProblem } from "../../lib/api/api-problem.ts";
import { m } from "../../paraglide/messages.js";
import { pageHead } from "../page-head.ts";
import type { WantedPage } from "./wanted-page.ts";

/** Apart from the first script, which every page pays for. */
export async function loadAnglerDays({ context, eventUrl, name }: WantedPage, id: string) {
  if (!/^[1-9]\d{0,14}$/.test(id)) throw notFound();
  const { api, queryClient } = context;
  const [draws, { anglerQuery }, { sectorListQuery }, { sessionListQuery }] = await Promise.all([
    import("../../features/draw/draw.queries.ts"),
    import("../../features/angler/angler.queries.ts"),
    import("../../features/sector/sector.queries.ts"),
    import("../../features/session/session.queries.ts"),
  ]);
  try {
    const [angler] = await Promise.all([
      queryClient.ensureQueryData(anglerQuery(api, eventUrl, id)),
      queryClient.ensureQueryData(draws.anglerDrawsQuery(api, eventUrl, Number(id))),
      queryClient.ensureQueryData(sectorListQuery(api, eventUrl)),
      queryClient.ensureQueryData(sessionListQuery(api, eventUrl)),
    ]);
    const who = nameOf(angler);
    return {
      name,
      head: pageHead(`${who}, ${name}`, m.angler_days_description({ who, name })),
    };
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 404) throw notFound();
    throw error;
  }
}
