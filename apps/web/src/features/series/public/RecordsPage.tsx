import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { Loaded } from "../../../ui/Loaded.tsx";
import { Page } from "../../../ui/Page.tsx";
import { TableSkeleton } from "../../../ui/Skeletons.tsx";
import { RecordList } from "../../result/public/RecordList.tsx";
import { recordsQuery, seriesQuery } from "../series.queries.ts";
import styles from "./Series.module.css";

const route = getRouteApi("/default/series/$seriesUrl/records");

/** The biggest fish of each species in a series, of everybody or of one club. */
export function RecordsPage() {
  const { seriesUrl } = route.useParams();
  const search = route.useSearch();
  const api = useApi();
  const series = useQuery(seriesQuery(api, seriesUrl));
  const query = useQuery(recordsQuery(api, seriesUrl, search));
  return (
    <Loaded query={series} skeleton={<TableSkeleton rows={10} columns={3} />}>
      {({ name }) => (
        <Page
          title={m.series_records_title({ name })}
          description={m.series_records_description()}
          back={
            <Link to="/series/$seriesUrl" params={{ seriesUrl }}>
              {name}
            </Link>
          }
        >
          <Loaded query={query} skeleton={<TableSkeleton rows={10} columns={3} />}>
            {({ clubs, records }) => (
              <>
                {clubs.length > 0 && <Clubs seriesUrl={seriesUrl} clubs={clubs} chosen={search.club} />}
                {records.length === 0 ? (
                  <p>{m.series_records_empty()}</p>
                ) : (
                  <section
                    aria-label={search.club ?? m.series_records_everybody()}
                    className={styles.records}
                  >
                    <h2 className={styles.title}>{search.club ?? m.series_records_everybody()}</h2>
                    <RecordList records={records} />
                  </section>
                )}
              </>
            )}
          </Loaded>
        </Page>
      )}
    </Loaded>
  );
}

interface ClubsProps {
  seriesUrl: string;
  clubs: readonly string[];
  chosen: string | undefined;
}

function Clubs({ seriesUrl, clubs, chosen }: ClubsProps) {
  return (
    <nav aria-label={m.series_records_clubs()}>
      <ul className={styles.choices}>
        {[undefined, ...clubs].map((club) => (
          <li key={club ?? ""}>
            <Link
              to="/series/$seriesUrl/records"
              params={{ seriesUrl }}
              search={club === undefined ? {} : { club }}
              className={styles.choice}
              aria-current={club === chosen ? "page" : undefined}
              activeOptions={{ exact: true }}
            >
              {club ?? m.series_records_everybody()}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
