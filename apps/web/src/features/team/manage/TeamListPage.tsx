import { useQuery } from "@tanstack/react-query";
import type { EventResponse } from "@tightlines/contract/event";
import { ButtonLink } from "../../../lib/ButtonLink.tsx";
import { useApi } from "../../../lib/api/api.context.ts";
import { DownloadSheet } from "../../../lib/sheet/DownloadSheet.tsx";
import { m } from "../../../paraglide/messages.js";
import { EmptyNet } from "../../../ui/drawings/EmptyNet.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { hasRows } from "../../../ui/has-rows.ts";
import { PlusIcon } from "../../../ui/Icons.tsx";
import { Loaded } from "../../../ui/Loaded.tsx";
import { Page } from "../../../ui/Page.tsx";
import { TableSkeleton } from "../../../ui/Skeletons.tsx";
import { teamsQuery } from "../team.queries.ts";
import { TeamTable } from "../TeamTable.tsx";

export interface TeamListPageProps {
  event: EventResponse;
  /** How many anglers each team has, by its id; undefined while that is not known. */
  sizes: ReadonlyMap<number, number> | undefined;
}

export function TeamListPage({ event: { url }, sizes }: TeamListPageProps) {
  const query = useQuery(teamsQuery(useApi(), url));
  const actions = (
    <>
      <ButtonLink to="/events/$eventUrl/manage/teams/import" params={{ eventUrl: url }}>
        {m.team_list_import()}
      </ButtonLink>
      <ButtonLink
        to="/events/$eventUrl/manage/teams/add"
        params={{ eventUrl: url }}
        variant="filled"
        leftSection={<PlusIcon size={18} />}
      >
        {m.team_list_add()}
      </ButtonLink>
    </>
  );
  return (
    <Page
      title={m.team_list_title()}
      description={m.team_list_description()}
      action={hasRows(query.data) && actions}
    >
      <Loaded
        query={query}
        skeleton={<TableSkeleton rows={10} columns={5} />}
        isEmpty={(teams) => teams.length === 0}
        empty={<EmptyState drawing={<EmptyNet />} sentence={m.team_list_empty()} action={actions} />}
      >
        {(teams) => (
          <>
            <TeamTable teams={teams} eventUrl={url} sizes={sizes} />
            <DownloadSheet eventUrl={url} nouns="teams" />
          </>
        )}
      </Loaded>
    </Page>
  );
}
