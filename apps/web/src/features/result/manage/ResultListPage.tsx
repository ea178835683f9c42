import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { EventResponse } from "@tightlines/contract/event";
import { useApi } from "../../../lib/api/api.context.ts";
import { ButtonLink } from "../../../lib/ButtonLink.tsx";
import { DownloadLink } from "../../../lib/sheet/DownloadLink.tsx";
import { m } from "../../../paraglide/messages.js";
import { Card } from "../../../ui/Card.tsx";
import { Loaded } from "../../../ui/Loaded.tsx";
import { Page } from "../../../ui/Page.tsx";
import { TableSkeleton } from "../../../ui/Skeletons.tsx";
import { ResultPapers } from "../paper/ResultPapers.tsx";
import { versionWords } from "../version-words.ts";
import { resultTablesQuery, resultVersionsQuery } from "../result.queries.ts";

/** How far the results are, session by session, and what was kept under a number. */
export function ResultListPage({ event }: { event: EventResponse }) {
  const api = useApi();
  const tables = useQuery(resultTablesQuery(api, event.url));
  const versions = useQuery(resultVersionsQuery(api, event.url));
  const params = { eventUrl: event.url };
  return (
    <Page
      title={m.result_title()}
      description={m.result_list_description()}
      action={
        <ButtonLink to="/events/$eventUrl/manage/results/add" params={params} variant="filled">
          {m.result_calculate()}
        </ButtonLink>
      }
    >
      <p>
        <Link to="/events/$eventUrl/results" params={params}>
          {m.result_public()}
        </Link>
      </p>
      <Loaded query={tables} skeleton={<TableSkeleton rows={4} columns={2} />}>
        {(found) => (
          <>
            <ul>
              {found.sessions.map(({ id, number, rows }) => (
                <li key={id}>
                  <Link
                    to="/events/$eventUrl/manage/results/$sessionNumber"
                    params={{ ...params, sessionNumber: String(number) }}
                  >
                    {m.result_view_session({ number })}
                  </Link>{" "}
                  {m.result_count({ count: rows })}
                </li>
              ))}
            </ul>
            {found.sessions.some(({ rows }) => rows > 0) && (
              <Card title={m.result_paper_manage_title()}>
                <p>{m.paper_manage_words()}</p>
                <ResultPapers eventUrl={event.url} tables={found} isManaged />
              </Card>
            )}
          </>
        )}
      </Loaded>
      <h2>{m.result_versions()}</h2>
      <Loaded
        query={versions}
        skeleton={<TableSkeleton rows={4} columns={2} />}
        isEmpty={(rows) => rows.length === 0}
        empty={<p>{m.result_versions_empty()}</p>}
      >
        {(rows) => (
          <ul>
            {rows.map((version) => (
              <li key={version.number}>
                <Link
                  to="/events/$eventUrl/results/versions"
                  params={params}
                  search={{ number: version.number }}
                >
                  {versionWords(version, event.timeZone)}
                </Link>{" "}
                <DownloadLink
                  address={`/api/events/${event.url}/results.pdf?version=${version.number}`}
                  name={`${event.url}-results-number-${version.number}.pdf`}
                >
                  {m.paper_pdf({ what: m.result_paper_version({ number: version.number }) })}
                </DownloadLink>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Page>
  );
}
