import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import type { SeriesResponse } from "@tightlines/contract/series/series";
import { useApi } from "../../../lib/api/api.context.ts";
import { ButtonLink } from "../../../lib/ButtonLink.tsx";
import { formatDates } from "../../../lib/time/format-day.ts";
import { m } from "../../../paraglide/messages.js";
import { Badge } from "../../../ui/Badge.tsx";
import { Loaded } from "../../../ui/Loaded.tsx";
import { Page } from "../../../ui/Page.tsx";
import { TableSkeleton } from "../../../ui/Skeletons.tsx";
import { seriesQuery, standingsQuery } from "../series.queries.ts";
import { rulesWords, stateWords } from "../series-words.ts";
import { SeasonTable } from "./SeasonTable.tsx";
import styles from "./Series.module.css";

const route = getRouteApi("/default/series/$seriesUrl");

/** The rounds of a season and its table. */
export function SeriesPage() {
  const { seriesUrl } = route.useParams();
  const query = useQuery(seriesQuery(useApi(), seriesUrl));
  return (
    <Loaded query={query} skeleton={<TableSkeleton rows={10} columns={3} />}>
      {(series) => (
        <Page
          title={series.name}
          description={rulesWords(series.rules)}
          back={<Link to="/series">{m.series_list_title()}</Link>}
          action={series.mayManage && <ManageLinks seriesUrl={seriesUrl} />}
        >
          <Rounds series={series} />
          <p>
            <ButtonLink to="/series/$seriesUrl/records" params={{ seriesUrl }} variant="subtle">
              {m.series_records_link()}
            </ButtonLink>
          </p>
          <SeasonTable series={series} />
        </Page>
      )}
    </Loaded>
  );
}

function ManageLinks({ seriesUrl }: { seriesUrl: string }) {
  return (
    <div className={styles.actions}>
      <ButtonLink to="/series/$seriesUrl/people" params={{ seriesUrl }}>
        {m.series_people_link()}
      </ButtonLink>
      <ButtonLink to="/series/$seriesUrl/edit" params={{ seriesUrl }} variant="filled">
        {m.series_edit()}
      </ButtonLink>
    </div>
  );
}

function Rounds({ series: { rounds, rules, url } }: { series: SeriesResponse }) {
  const { data: standings } = useQuery(standingsQuery(useApi(), url));
  const states = new Map(standings?.rounds.map(({ eventId, state }) => [eventId, state]));
  const multiplier = String(rules.bonusRoundMultiplier);
  return (
    <section aria-labelledby="rounds" className={styles.section}>
      <h2 id="rounds" className={styles.title}>
        {m.series_rounds_title()}
      </h2>
      <ol className={styles.rounds}>
        {/* Visitors count the rounds that they see: the others have no number in the table. */}
        {rounds.toSorted(shownFirst).map((round) => {
          const state = states.get(round.eventId);
          return (
            <li key={round.eventId} className={styles.round}>
              <Link to="/events/$eventUrl/results" params={{ eventUrl: round.eventUrl }}>
                {round.name}
              </Link>
              <span className={styles.facts}>{formatDates(round)}</span>
              {state && <Badge tone={stateWords[state].tone}>{stateWords[state].label()}</Badge>}
              {round.isBonusRound && <Badge tone="water">{m.series_round_bonus({ multiplier })}</Badge>}
              {!round.isShown && <Badge>{m.series_round_hidden()}</Badge>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function shownFirst(one: { isShown: boolean }, other: { isShown: boolean }): number {
  return Number(other.isShown) - Number(one.isShown);
}
