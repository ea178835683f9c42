import { useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import type { EventResponse } from "@tightlines/contract/event";
import { teamColumnNames, type TeamField } from "@tightlines/domain/team/team-columns";
import { useApi } from "../../../lib/api/api.context.ts";
import { EntryListImport } from "../../../lib/entry-list/EntryListImport.tsx";
import { m } from "../../../paraglide/messages.js";
import { Page } from "../../../ui/Page.tsx";

/** Teams from a spreadsheet. */
export function ImportTeamsPage({ event }: { event: EventResponse }) {
  const api = useApi();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return (
    <Page
      title={m.sheet_teams_title()}
      description={m.sheet_teams_description()}
      back={
        <Link to="/events/$eventUrl/manage/teams" params={{ eventUrl: event.url }}>
          {m.sheet_teams_back()}
        </Link>
      }
    >
      <EntryListImport
        names={teamColumnNames}
        labels={labels()}
        send={async ({ columns, rows, isTrial }) => {
          const params = { event: event.url };
          const body = { columns, rows, isTrial };
          return (await api.post("/api/events/{event}/teams/import", { params, body })).data;
        }}
        takeBack={async ({ undo }) => {
          if (!undo) return;
          const params = { event: event.url };
          await api.post("/api/events/{event}/teams/import/undo", { params, body: undo });
          await queryClient.invalidateQueries();
        }}
        onDone={() => {
          void queryClient.invalidateQueries();
          void navigate({ to: "/events/$eventUrl/manage/teams", params: { eventUrl: event.url } });
        }}
      />
    </Page>
  );
}

function labels(): Record<TeamField, string> {
  return {
    name: m.sheet_team_name(),
    startNumber: m.sheet_team_start_number(),
    club: m.sheet_team_club(),
    country: m.sheet_team_country(),
    captain: m.sheet_team_captain(),
  };
}
