import { useQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import type { EventResponse } from "@tightlines/contract/event";
import type { GroupResponse } from "@tightlines/contract/group";
import { useApi } from "../../../lib/api/api.context.ts";
import { ButtonLink } from "../../../lib/ButtonLink.tsx";
import { DeleteSection } from "../../../lib/deletion/DeleteSection.tsx";
import { useBringBack } from "../../../lib/deletion/use-bring-back.ts";
import { ListBack } from "../../../lib/list/ListBack.tsx";
import { m } from "../../../paraglide/messages.js";
import { Loaded } from "../../../ui/Loaded.tsx";
import { Page } from "../../../ui/Page.tsx";
import { FormSkeleton } from "../../../ui/Skeletons.tsx";
import { toast } from "../../../ui/toast.ts";
import { useManagePage } from "../../event/manage/home/use-manage-page.ts";
import { groupLabel } from "../group-label.ts";
import { groupKeys, groupQuery, groupsQuery } from "../group.queries.ts";
import { GroupForm } from "../GroupForm.tsx";

const route = getRouteApi("/manage-layout/events/$eventUrl/manage/groups/$groupId/edit");

export function EditGroupPage({ event }: { event: EventResponse }) {
  const api = useApi();
  const { groupId } = route.useParams();
  const query = useQuery(groupQuery(api, event.url, groupId));
  const { data: groups } = useQuery(groupsQuery(api, event.url));
  return (
    <Page
      title={query.data ? m.group_edit_title(query.data) : m.group_edit_page()}
      back={
        <ListBack
          list={`/events/${event.url}/manage/groups`}
          label={m.group_title()}
          id={Number(groupId)}
          hrefOf={(id) => `/events/${event.url}/manage/groups/${id}/edit`}
          rows={groups}
        />
      }
      narrow
    >
      <Loaded query={query} skeleton={<FormSkeleton fields={2} />}>
        {(group) => <EditGroup key={group.id} eventUrl={event.url} group={group} />}
      </Loaded>
    </Page>
  );
}

function EditGroup({ eventUrl, group }: { eventUrl: string; group: GroupResponse }) {
  const api = useApi();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const params = { event: eventUrl, id: String(group.id) };

  const sayDeleted = useBringBack(groupKeys.all(eventUrl));
  const rotationPage = useManagePage(eventUrl)("rotations");

  async function leave() {
    await navigate({ to: "/events/$eventUrl/manage/groups", params: { eventUrl } });
    // Only now: nobody watches a group any more that may be gone.
    queryClient.removeQueries({ queryKey: groupKeys.one(eventUrl, params.id) });
    void queryClient.invalidateQueries({ queryKey: groupKeys.all(eventUrl) });
  }

  return (
    <>
      <GroupForm
        eventUrl={eventUrl}
        group={group}
        onSubmit={(input, revision) =>
          api.patch("/api/events/{event}/groups/{id}", { params, body: { ...input, revision } })
        }
        onSaved={({ data }) => {
          toast.success(m.group_saved(data));
          void leave();
        }}
        submitLabel={m.ui_save()}
      />
      <DeleteSection
        label={m.group_delete()}
        name={groupLabel(group)}
        goes={m.group_delete_goes()}
        stays={m.group_delete_stays()}
        blocked={neededBy(group)}
        wayOn={
          <>
            {group.anglerCount > 0 && (
              <ButtonLink to="/events/$eventUrl/manage/groups" params={{ eventUrl }}>
                {m.group_delete_to_anglers()}
              </ButtonLink>
            )}
            {group.rotationCount > 0 && rotationPage && (
              <ButtonLink to={rotationPage}>{m.group_delete_to_rotation()}</ButtonLink>
            )}
          </>
        }
        onConfirm={async () => {
          await api.delete("/api/events/{event}/groups/{id}", { params });
          const body = { code: group.code, name: group.name, position: group.position };
          sayDeleted(m.group_deleted(group), () =>
            api.post("/api/events/{event}/groups", { params: { event: eventUrl }, body }),
          );
          await leave();
        }}
      />
    </>
  );
}

/** What would keep the server from deleting it, if anything. */
function neededBy({ anglerCount, rotationCount }: GroupResponse): string | null {
  const needs = [
    anglerCount > 0 && m.group_delete_has_anglers({ count: anglerCount }),
    rotationCount > 0 && m.group_delete_has_rotation({ count: rotationCount }),
  ].filter(Boolean);
  return needs.length > 0 ? [m.group_delete_first(), ...needs].join(" ") : null;
}
