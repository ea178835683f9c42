import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import type { SeasonPeople, SeasonPerson } from "@tightlines/contract/series/series-people";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { Loaded } from "../../../ui/Loaded.tsx";
import { Page } from "../../../ui/Page.tsx";
import { TableSkeleton } from "../../../ui/Skeletons.tsx";
import { seasonPeopleQuery, seriesQuery } from "../series.queries.ts";
import { JoinedPeople } from "./JoinedPeople.tsx";
import { joining, joiningAll, parting } from "./match-pairs.ts";
import styles from "./SeasonPeople.module.css";
import { type Decide, useDecide } from "./use-decide.ts";

const route = getRouteApi("/default/series/$seriesUrl/people");

/** Who is who over the events: what may be the same person is decided here, and nowhere by itself. */
export function SeasonPeoplePage() {
  const { seriesUrl } = route.useParams();
  const api = useApi();
  const { data: series } = useQuery(seriesQuery(api, seriesUrl));
  const query = useQuery(seasonPeopleQuery(api, seriesUrl));
  const { decide, isDeciding } = useDecide(seriesUrl);
  return (
    <Page
      title={series ? m.series_people_title(series) : m.series_people_page()}
      description={m.series_people_description()}
      back={
        <Link to="/series/$seriesUrl" params={{ seriesUrl }}>
          {series?.name ?? m.series_list_title()}
        </Link>
      }
    >
      <Loaded query={query} skeleton={<TableSkeleton rows={8} columns={2} />}>
        {(people) => (
          <div className={styles.page} aria-busy={isDeciding}>
            <Suggestions people={people} decide={decide} />
            <JoinedPeople
              people={people.people.filter(({ entries }) => entries.length > 1)}
              decide={decide}
            />
          </div>
        )}
      </Loaded>
    </Page>
  );
}

function Suggestions({ people: { people, suggestions }, decide }: { people: SeasonPeople; decide: Decide }) {
  const byId = new Map(people.map((person) => [person.id, person]));
  const groups = suggestions.map(({ because, personIds }) => ({
    because,
    people: personIds.flatMap((id) => byId.get(id) ?? []),
  }));
  const named = groups.filter(({ because }) => because === "name");
  return (
    <Card title={m.series_people_suggestions()}>
      {groups.length === 0 && <p>{m.series_people_none()}</p>}
      {named.length > 1 && (
        <p>
          <Button onClick={() => decide(joiningAll(named.map((group) => group.people)))}>
            {m.series_people_all()}
          </Button>
        </p>
      )}
      <ul className={styles.list}>
        {groups.map(({ because, people: alike }) => (
          <li key={alike.map(({ id }) => id).join(" ")} className={styles.group}>
            <Suggestion because={because} people={alike} decide={decide} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface SuggestionProps {
  because: SeasonPeople["suggestions"][number]["because"];
  people: readonly SeasonPerson[];
  decide: Decide;
}

function Suggestion({ because, people, decide }: SuggestionProps) {
  const name = people[0]?.name ?? "";
  return (
    <>
      <p className={styles.reason}>
        {because === "name" ? m.series_people_because_name() : m.series_people_because_licence()}
      </p>
      <ul className={styles.entries}>
        {people.flatMap(({ entries }) =>
          entries.map((entry) => (
            <li key={entry.anglerId}>
              <strong>{entry.name}</strong>{" "}
              {[entry.club, entry.country, entry.eventName].filter(Boolean).join(" · ")}
            </li>
          )),
        )}
      </ul>
      <p className={styles.buttons}>
        <Button aria-label={m.series_people_label_same({ name })} onClick={() => decide(joining(people))}>
          {m.series_people_same()}
        </Button>
        <Button
          aria-label={m.series_people_label_different({ name })}
          onClick={() => decide(parting(people))}
        >
          {m.series_people_different()}
        </Button>
      </p>
    </>
  );
}
