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
  if (session && takesReports) {
    const { waitingReportsQuery } = await import("../../features/report/report.queries.ts");
    await queryClient.ensureQueryData(waitingReportsQuery(api, eventUrl, session.id));
  }
  return {
    name,
    head: pageHead(m.score_public_page({ name }), m.score_public_description({ name })),
  };
}
