import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import type { EventResponse } from "@tightlines/contract/event";
import { useApi } from "../../../lib/api/api.context.ts";
import { ButtonLink } from "../../../lib/ButtonLink.tsx";
import { m } from "../../../paraglide/messages.js";
import { Loaded } from "../../../ui/Loaded.tsx";
import { Page } from "../../../ui/Page.tsx";
import { TableSkeleton } from "../../../ui/Skeletons.tsx";
import { ResultList } from "../public/ResultList.tsx";
import { resultTablesQuery } from "../result.queries.ts";
import { pickResultSession } from "../pick-result.ts";

const route = getRouteApi("/manage-layout/events/$eventUrl/manage/results/$sessionNumber");

/** The results of one session, with what was kept of them. */
export function ManageSessionPage({ event }: { event: EventResponse }) {
  const number = Number(route.useParams().sessionNumber);
  const query = useQuery(resultTablesQuery(useApi(), event.url));
  const session = query.data && pickResultSession(query.data, number);
  const params = { eventUrl: event.url };
  return (
    <Page
      title={m.result_view_session({ number: Number.isSafeInteger(number) ? number : 0 })}
      back={
        <Link to="/events/$eventUrl/manage/results" params={params}>
          {m.result_title()}
        </Link>
      }
      action={
        session && (
          <ButtonLink
            to="/events/$eventUrl/manage/results/add"
            params={params}
            search={{ session: session.id }}
            variant="filled"
          >
            {m.result_calculate()}
          </ButtonLink>
        )
      }
    >
      <Loaded query={query} skeleton={<TableSkeleton rows={10} columns={3} />}>
        {(tables) =>
          session ? (
            <ResultList
              eventUrl={event.url}
              units={event.units}
              tables={tables}
              wish={{ session: session.id }}
              measure={tables.roundMeasure}
            />
          ) : (
            <p>{m.result_session_missing({ number })}</p>
          )
        }
      </Loaded>
    </Page>
  );
}
