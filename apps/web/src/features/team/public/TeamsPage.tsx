import { useQuery } from "@tanstack/react-query";
import type { TeamResponse } from "@tightlines/contract/team";
import { type ReactNode, useCallback } from "react";
import { useApi } from "../../../lib/api/api.context.ts";
import { DownloadSheet } from "../../../lib/sheet/DownloadSheet.tsx";
import { m } from "../../../paraglide/messages.js";
import { QuietWater } from "../../../ui/drawings/QuietWater.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { FindList } from "../../../ui/FindList.tsx";
import { Loaded } from "../../../ui/Loaded.tsx";
import { CardsSkeleton } from "../../../ui/Skeletons.tsx";
import { teamsQuery } from "../team.queries.ts";
import { TeamLogo } from "../TeamLogo.tsx";
import styles from "./TeamsPage.module.css";

export interface TeamsPageProps {
  eventUrl: string;
  /** Who is in a team, and the words they are found by. The same function as long as its answers are the same. */
  anglersOf: (teamId: number) => { content: ReactNode; words: string };
}

export function TeamsPage({ eventUrl, anglersOf }: TeamsPageProps) {
  const query = useQuery(teamsQuery(useApi(), eventUrl));
  const searchText = useCallback(
    ({ id, name, club, country, captain, startNumber }: TeamResponse) =>
      [startNumber, name, club, country, captain, anglersOf(id).words].join(" "),
    [anglersOf],
  );
  const show = useCallback(
    (team: TeamResponse) => <Team team={team} anglers={anglersOf(team.id).content} />,
    [anglersOf],
  );
  return (
    <Loaded
      query={query}
      skeleton={<CardsSkeleton />}
      isEmpty={(teams) => teams.length === 0}
      empty={<EmptyState drawing={<QuietWater />} sentence={m.team_public_empty()} />}
    >
      {(teams) => (
        <>
          <FindList
            label={m.team_public_find()}
            rows={teams}
            rowKey={idOf}
            searchText={searchText}
            count={(count) => m.team_count({ count })}
            rowHeight="8rem"
          >
            {show}
          </FindList>
          <DownloadSheet eventUrl={eventUrl} nouns="teams" />
        </>
      )}
    </Loaded>
  );
}

function Team({ team, anglers }: { team: TeamResponse; anglers: ReactNode }) {
  const { name, country, club, captain, startNumber } = team;
  const facts = [country !== name && country, club, captain && m.team_captain_is({ captain })].filter(
    Boolean,
  );
  return (
    <section className={styles.team}>
      <TeamLogo team={team} />
      <div>
        <h2 className={styles.name}>{name}</h2>
        {facts.length > 0 && <p className={styles.facts}>{facts.join(" · ")}</p>}
      </div>
      {startNumber !== null && <span className={styles.number}>{startNumber}</span>}
      <div className={styles.anglers}>{anglers}</div>
    </section>
  );
}

function idOf({ id }: TeamResponse): number {
  return id;
}
