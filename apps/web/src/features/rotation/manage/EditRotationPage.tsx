import { useQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import type { EventResponse } from "@tightlines/contract/event";
import type { RotationMatrix, RotationResponse } from "@tightlines/contract/rotation";
import { useApi } from "../../../lib/api/api.context.ts";
import { DeleteSection } from "../../../lib/deletion/DeleteSection.tsx";
import { useBringBack } from "../../../lib/deletion/use-bring-back.ts";
import { m } from "../../../paraglide/messages.js";
import { LostLine } from "../../../ui/drawings/LostLine.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Loaded } from "../../../ui/Loaded.tsx";
import { Page } from "../../../ui/Page.tsx";
import { FormSkeleton } from "../../../ui/Skeletons.tsx";
import { toast } from "../../../ui/toast.ts";
import { rotationKeys, rotationQuery } from "../rotation.queries.ts";
import { RotationForm } from "../RotationForm.tsx";

const route = getRouteApi("/manage-layout/events/$eventUrl/manage/rotations/$rotationId/edit");

export function EditRotationPage({ event }: { event: EventResponse }) {
  const { rotationId } = route.useParams();
  const query = useQuery(rotationQuery(useApi(), event.url));
  const cell = query.data?.cells.find(({ id }) => String(id) === rotationId);
  return (
    <Page
      title={cell && query.data ? m.rotation_edit_title(namesOf(query.data, cell)) : m.rotation_edit_page()}
      back={
        <Link to="/events/$eventUrl/manage/rotations" params={{ eventUrl: event.url }}>
          {m.rotation_title()}
        </Link>
      }
      narrow
    >
      <Loaded query={query} skeleton={<FormSkeleton fields={3} />}>
        {(matrix) =>
          cell ? (
            <EditCell eventUrl={event.url} matrix={matrix} cell={cell} />
          ) : (
            <EmptyState drawing={<LostLine />} sentence={m.rotation_deleted()} />
          )
        }
      </Loaded>
    </Page>
  );
}

interface EditCellProps {
  eventUrl: string;
  matrix: RotationMatrix;
  cell: RotationResponse;
}

function EditCell({ eventUrl, matrix, cell }: EditCellProps) {
  const api = useApi();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const params = { event: eventUrl, id: String(cell.id) };

  const sayDeleted = useBringBack(rotationKeys.all(eventUrl));

  async function leave() {
    await navigate({ to: "/events/$eventUrl/manage/rotations", params: { eventUrl } });
    void queryClient.invalidateQueries({ queryKey: rotationKeys.all(eventUrl) });
  }

  return (
    <>
      <RotationForm
        eventUrl={eventUrl}
        matrix={matrix}
        cell={cell}
        onSubmit={({ sectorId }, revision) =>
          api.patch("/api/events/{event}/rotations/{id}", { params, body: { sectorId, revision } })
        }
        onSaved={() => {
          toast.success(m.rotation_saved());
          void leave();
        }}
        submitLabel={m.ui_save()}
      />
      <DeleteSection
        label={m.rotation_delete()}
        name={m.rotation_edit_title(namesOf(matrix, cell))}
        goes={m.rotation_delete_goes()}
        stays={m.rotation_delete_stays()}
        onConfirm={async () => {
          const query = { revision: cell.revision };
          await api.delete("/api/events/{event}/rotations/{id}", { params, query });
          const { groupId, sessionId, sectorId } = cell;
          const body = { groupId, sessionId, sectorId };
          sayDeleted(m.rotation_deleted(), () =>
            api.post("/api/events/{event}/rotations", { params: { event: eventUrl }, body }),
          );
          await leave();
        }}
      />
    </>
  );
}

function namesOf({ groups, sessions }: RotationMatrix, { groupId, sessionId }: RotationResponse) {
  const group = groups.find(({ id }) => id === groupId)?.code ?? "";
  const session = sessions.find(({ id }) => id === sessionId)?.number ?? "";
  return { group, session };
}
