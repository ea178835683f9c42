import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import type { EventResponse } from "@tightlines/contract/event";
import type { ResultVersion } from "@tightlines/contract/result/result-version";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { Loaded } from "../../../ui/Loaded.tsx";
import { TableSkeleton } from "../../../ui/Skeletons.tsx";
import { resultChangesQuery, resultVersionQuery, resultVersionsQuery } from "../result.queries.ts";
import { versionWords } from "../version-words.ts";
import { ResultFrame } from "./ResultFrame.tsx";
import styles from "./Whole.module.css";
import { VersionChanges } from "./VersionChanges.tsx";
import { VersionTables } from "./VersionTables.tsx";

const route = getRouteApi("/default/events/$eventUrl/results/versions");

/** Everything that was published, by number; of one what it has changed, and its tables. */
export function VersionsPage() {
  const { eventUrl } = route.useParams();
  const { number } = route.useSearch();
  const query = useQuery(resultVersionsQuery(useApi(), eventUrl));
  return (
    <ResultFrame eventUrl={eventUrl}>
      {(_, event) => (
        <Loaded
          query={query}
          skeleton={<TableSkeleton rows={6} columns={2} />}
          isEmpty={(versions) => versions.length === 0}
          empty={<p>{m.result_versions_empty()}</p>}
        >
          {(versions) => {
            const shown = versions.find((version) => version.number === number) ?? versions[0]!;
            return (
              <div className={styles.parts}>
                <section aria-labelledby="versions">
                  <h3 id="versions">{m.result_changes_title()}</h3>
                  <p>{m.result_changes_help()}</p>
                  <ol reversed className={styles.fish}>
                    {versions.map((version) => (
                      <li key={version.number} value={version.number}>
                        <Link
                          to="/events/$eventUrl/results/versions"
                          params={{ eventUrl }}
                          search={{ number: version.number }}
                          resetScroll={false}
                          aria-current={version.number === shown.number ? "true" : undefined}
                          activeOptions={{ exact: true }}
                        >
                          {versionWords(version, event.timeZone)}
                        </Link>
                      </li>
                    ))}
                  </ol>
                </section>
                <Version event={event} version={shown} />
              </div>
            );
          }}
        </Loaded>
      )}
    </ResultFrame>
  );
}

function Version({ event, version }: { event: EventResponse; version: ResultVersion }) {
  const api = useApi();
  const { number, rulesetVersion, factsHash } = version;
  const changes = useQuery(resultChangesQuery(api, event.url, number));
  const whole = useQuery(resultVersionQuery(api, event.url, number));
  return (
    <>
      <section aria-labelledby="version">
        <h3 id="version">{m.result_changes_number({ number })}</h3>
        <p>{m.result_changes_facts({ rules: rulesetVersion, hash: factsHash })}</p>
        <Loaded query={changes} skeleton={<TableSkeleton rows={4} columns={3} />}>
          {(changed) => <VersionChanges event={event} changes={changed} />}
        </Loaded>
      </section>
      <Loaded query={whole} skeleton={<TableSkeleton rows={10} columns={3} />}>
        {({ tables }) => <VersionTables eventUrl={event.url} units={event.units} tables={tables} />}
      </Loaded>
    </>
  );
}
