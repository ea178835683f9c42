import { notFound } from "@tanstack/react-router";
import { nameOf } from "../../features/angler/angler-name.ts";
import { anglerQuery } from "../../features/angler/angler.queries.ts";
import { anglerDrawsQuery } from "../../features/draw/angler-draws.queries.ts";
import { sectorListQuery } from "../../features/sector/sector.queries.ts";
import { sessionListQuery } from "../../features/session/session.queries.ts";
import { ApiProblem } from "../../lib/api/api-problem.ts";
import { m } from "../../paraglide/messages.js";
import { pageHead } from "../page-head.ts";
import type { WantedPage } from "./wanted-page.ts";

export { AnglerDaysRoute } from "../../features/draw/public/AnglerDaysPage.tsx";

/** With its page in one script, apart from the first one, which every page pays for. */
export async function loadAnglerDays({ context, eventUrl, name }: WantedPage, id: string) {
  if (!/^[1-9]\d{0,14}$/.test(id)) throw notFound();
  const { api, queryClient } = context;
  try {
    const [angler] = await Promise.all([
      queryClient.ensureQueryData(anglerQuery(api, eventUrl, id)),
      queryClient.ensureQueryData(anglerDrawsQuery(api, eventUrl, Number(id))),
      queryClient.ensureQueryData(sectorListQuery(api, eventUrl)),
      queryClient.ensureQueryData(sessionListQuery(api, eventUrl)),
    ]);
    const who = nameOf(angler);
    return {
      name,
      head: pageHead(`${m.angler_days_page({ who })}, ${name}`, m.angler_days_description({ who, name })),
    };
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 404) throw notFound();
    throw error;
  }
}
