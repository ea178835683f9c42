import { pickScored } from "../../features/score/public/pick-scored.ts";
import { m } from "../../paraglide/messages.js";
import { pageHead } from "../page-head.ts";
import type { WantedPage } from "./wanted-page.ts";

/** Apart from the first script, which every page pays for. */
export async function loadScores(
  { context: { api, queryClient }, eventUrl, name }: WantedPage,
  { number, takesReports }: { number: number | undefined; takesReports: boolean },
) {
  const [scores, { sessionListQuery }] = await Promise.all([
    import("../../features/score/score.queries.ts"),
    import("../../features/session/session.queries.ts"),
  ]);
  const [sessions, latest] = await Promise.all([
    queryClient.ensureQueryData(sessionListQuery(api, eventUrl)),
    queryClient.ensureQueryData(scores.scoredSessionQuery(api, eventUrl)),
  ]);
  const session = pickScored(sessions, number, latest);
  if (session) await queryClient.ensureQueryData(scores.sessionScoresQuery(api, eventUrl, session.id));
  // Few events need it: it is no part of the page's script.
  const [part, reports] = takesReports
    ? await Promise.all([
        import("../../features/report/public/WaitingReports.tsx"),
        import("../../features/report/public/waiting-reports.queries.ts"),
      ])
    : [];
  if (session && reports)
    await queryClient.ensureQueryData(reports.waitingReportsQuery(api, eventUrl, session.id));
  return {
    name,
    Waiting: part?.WaitingReports,
    head: pageHead(m.score_public_page({ name }), m.score_public_description({ name })),
  };
}
