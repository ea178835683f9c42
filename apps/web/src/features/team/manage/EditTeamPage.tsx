import { useQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import type { EventResponse } from "@tightlines/contract/event";
import type { TeamResponse } from "@tightlines/contract/team";
import type { ReactNode } from "react";
import { useApi } from "../../../lib/api/api.context.ts";
import { ListBack } from "../../../lib/list/ListBack.tsx";
import { m } from "../../../paraglide/messages.js";
import { Card } from "../../../ui/Card.tsx";
import { Loaded } from "../../../ui/Loaded.tsx";
import { Page } from "../../../ui/Page.tsx";
import { FormSkeleton } from "../../../ui/Skeletons.tsx";
import { toast } from "../../../ui/toast.ts";
import { ImageUpload } from "../../upload/ImageUpload.tsx";
import { teamKeys, teamQuery, teamsQuery } from "../team.queries.ts";
import { TeamForm } from "../TeamForm.tsx";
import { DeleteTeam } from "./DeleteTeam.tsx";
import styles from "./EditTeamPage.module.css";

const route = getRouteApi("/manage-layout/events/$eventUrl/manage/teams/$teamId/edit");

export interface EditTeamPageProps {
  event: EventResponse;
  /** Who is in the team. */
  renderAnglers: (team: TeamResponse) => ReactNode;
  /** How many anglers each team has, by its id; undefined while that is not known. */
  sizes: ReadonlyMap<number, number> | undefined;
}

export function EditTeamPage({ event: { url }, renderAnglers, sizes }: EditTeamPageProps) {
  const { teamId } = route.useParams();
  const api = useApi();
  const query = useQuery(teamQuery(api, url, teamId));
  const { data: rows } = useQuery(teamsQuery(api, url));
  const back = (
    <ListBack
      list={`/events/${url}/manage/teams`}
      label={m.team_list_title()}
      id={Number(teamId)}
      hrefOf={(id) => `/events/${url}/manage/teams/${id}/edit`}
      rows={rows}
    />
  );
  return (
    <Page title={query.data?.name ?? m.team_edit_page()} back={back} narrow>
      <Loaded query={query} skeleton={<FormSkeleton fields={5} />}>
        {(team) => (
          <div key={team.id} className={styles.parts}>
            <Card title={m.team_anglers_title()}>{renderAnglers(team)}</Card>
            <EditForm team={team} eventUrl={url} />
            <Logo team={team} eventUrl={url} />
            <DeleteTeam team={team} eventUrl={url} anglerCount={sizes?.get(team.id)} />
          </div>
        )}
      </Loaded>
    </Page>
  );
}

function EditForm({ team, eventUrl }: { team: TeamResponse; eventUrl: string }) {
  const api = useApi();
  const keep = useKeepTeam(eventUrl);
  const params = { event: eventUrl, id: String(team.id) };
  return (
    <TeamForm
      eventUrl={eventUrl}
      team={team}
      onSubmit={(input, revision) =>
        api.patch("/api/events/{event}/teams/{id}", { params, body: { ...input, revision } })
      }
      onSaved={({ data }) => {
        toast.success(m.team_saved(data));
        keep(data);
      }}
      submitLabel={m.ui_save()}
    />
  );
}

/** What is chosen is the team's at once, as an event's logo is. */
function Logo({ team, eventUrl }: { team: TeamResponse; eventUrl: string }) {
  const api = useApi();
  const keep = useKeepTeam(eventUrl);

  async function set(logo: string | null) {
    const { data } = await api.patch("/api/events/{event}/teams/{id}", {
      params: { event: eventUrl, id: String(team.id) },
      body: { logo, revision: team.revision },
    });
    toast.success(logo ? m.team_logo_saved() : m.team_logo_removed());
    keep(data);
  }

  return (
    <ImageUpload
      label={m.team_field_logo()}
      aspect={1}
      value={team.logo}
      onUploaded={set}
      onRemove={() => set(null)}
    />
  );
}

/** Anglers are shown with their team's name: they are asked for anew as well. */
function useKeepTeam(eventUrl: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  return (team: TeamResponse) => {
    queryClient.setQueryData(teamQuery(api, eventUrl, String(team.id)).queryKey, team);
    void queryClient.invalidateQueries({ queryKey: teamKeys.all(eventUrl) });
  };
}
