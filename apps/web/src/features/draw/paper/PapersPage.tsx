import { getRouteApi } from "@tanstack/react-router";
import { useQuery } from "@tanstack/react-query";
import { holdingRun } from "@tightlines/domain/draw/run-of-session";
import { useApi } from "../../../lib/api/api.context.ts";
import styles from "../../../lib/paper/Papers.module.css";
import type { PaperSearch } from "../../../lib/paper/paper-search.ts";
import { DownloadSheet } from "../../../lib/sheet/DownloadSheet.tsx";
import { m } from "../../../paraglide/messages.js";
import { QuietWater } from "../../../ui/drawings/QuietWater.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { sessionListQuery } from "../../session/session.queries.ts";
import { pegRunsQuery } from "../draw-run.queries.ts";
import { hasDuels } from "../session-run.ts";
import { isAnybodyDrawnQuery } from "./paper.queries.ts";
import { PaperLinks } from "./PaperLinks.tsx";
import { PrintedState } from "./PrintedState.tsx";

/** The sheets of the draw to print, and for whoever scanned one whether it still holds. */
export function PapersPage({ eventUrl, search }: { eventUrl: string; search: PaperSearch }) {
  const api = useApi();
  const { data: sessions = [] } = useQuery(sessionListQuery(api, eventUrl));
  const { data: runs = [] } = useQuery(pegRunsQuery(api, eventUrl));
  const { data: isDrawn } = useQuery(isAnybodyDrawnQuery(api, eventUrl));
  const drawn = sessions.filter(({ id }) => holdingRun(runs, id));
  return (
    <div className={styles.page}>
      {search.paper && <PrintedState eventUrl={eventUrl} paper={search.paper} />}
      <h2 className={styles.title}>{m.paper_title()}</h2>
      {isDrawn === false && !hasDuels(runs) && (
        <EmptyState drawing={<QuietWater />} sentence={m.paper_empty()} />
      )}
      {hasDuels(runs) && (
        <ul className={styles.papers}>
          <PaperLinks
            eventUrl={eventUrl}
            paper="duels"
            sessions={drawn.filter(({ id }) => holdingRun(runs, id)?.mode === "duels")}
          />
        </ul>
      )}
      {isDrawn && (
        <>
          <ul className={styles.papers}>
            <PaperLinks eventUrl={eventUrl} paper="draws" sessions={drawn} />
            <PaperLinks eventUrl={eventUrl} paper="team-draws" sessions={drawn} />
          </ul>
          <DownloadSheet eventUrl={eventUrl} nouns="draws" />
        </>
      )}
    </div>
  );
}

const route = getRouteApi("/default/events/$eventUrl/draws/pdf");

/** The page as its address asks for it. */
export function PapersRoute() {
  return <PapersPage {...route.useParams()} search={route.useSearch()} />;
}
