import { useQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import type { EventResponse } from "@tightlines/contract/event";
import type { SectorResponse } from "@tightlines/contract/sector";
import { useApi } from "../../../lib/api/api.context.ts";
import { ButtonLink } from "../../../lib/ButtonLink.tsx";
import { DeleteSection } from "../../../lib/deletion/DeleteSection.tsx";
import { useBringBack } from "../../../lib/deletion/use-bring-back.ts";
import { m } from "../../../paraglide/messages.js";
import { Loaded } from "../../../ui/Loaded.tsx";
import { Page } from "../../../ui/Page.tsx";
import { FormSkeleton } from "../../../ui/Skeletons.tsx";
import { toast } from "../../../ui/toast.ts";
import { useManagePage } from "../../event/manage/home/use-manage-page.ts";
import { sectorTitle } from "../sector-title.ts";
import { sectorKeys, sectorListQuery, sectorQuery } from "../sector.queries.ts";
import { SectorForm } from "./SectorForm.tsx";

const route = getRouteApi("/manage-layout/events/$eventUrl/manage/sectors/$sectorId/edit");

export function EditSectorPage({ event }: { event: EventResponse }) {
  const api = useApi();
  const { sectorId } = route.useParams();
  const query = useQuery(sectorQuery(api, event.url, sectorId));
  const { data: sectors = [] } = useQuery(sectorListQuery(api, event.url));
  return (
    <Page
      title={query.data ? m.sector_edit_title({ sector: sectorTitle(query.data) }) : m.sector_edit_page()}
      back={
        <Link to="/events/$eventUrl/manage/sectors/$sectorId" params={{ eventUrl: event.url, sectorId }}>
          {query.data ? sectorTitle(query.data) : m.sector_list_title()}
        </Link>
      }
      narrow
    >
      <Loaded query={query} skeleton={<FormSkeleton fields={5} />}>
        {(sector) => (
          <>
            <EditForm event={event} sector={sector} sectors={sectors} />
            <DeleteSector event={event} sector={sector} sectors={sectors} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

interface SectorProps {
  event: EventResponse;
  sector: SectorResponse;
}

function EditForm({ event, sector, sectors }: SectorProps & { sectors: readonly SectorResponse[] }) {
  const api = useApi();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const id = String(sector.id);
  return (
    <SectorForm
      sector={sector}
      sectors={sectors}
      onSubmit={(input, revision) =>
        api.patch("/api/events/{event}/sectors/{id}", {
          params: { event: event.url, id },
          body: { ...input, revision },
        })
      }
      onSaved={({ data }) => {
        toast.success(m.sector_saved({ sector: sectorTitle(data) }));
        queryClient.setQueryData(sectorQuery(api, event.url, id).queryKey, data);
        void queryClient.invalidateQueries({
          queryKey: sectorKeys.all(event.url),
          exact: true,
        });
        void navigate({
          to: "/events/$eventUrl/manage/sectors/$sectorId",
          params: { eventUrl: event.url, sectorId: id },
        });
      }}
      submitLabel={m.ui_save()}
    />
  );
}

/** A draw may need it as well: that the server says. */
function DeleteSector({ event, sector, sectors }: SectorProps & { sectors: readonly SectorResponse[] }) {
  const api = useApi();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const sayDeleted = useBringBack(sectorKeys.all(event.url));
  const rotationPage = useManagePage(event.url)("rotations");
  // The rotation is a later noun and changes elsewhere: what it says here is never old.
  const { data: rotating = [] } = useQuery({
    queryKey: sectorKeys.rotating(event.url),
    queryFn: async () => {
      const { data } = await api.get("/api/events/{event}/rotations", { params: { event: event.url } });
      return data.cells.map(({ sectorId }) => sectorId);
    },
    staleTime: 0,
  });
  const isInRotation = rotating.includes(sector.id);
  const parts = sectors.filter(({ parentId }) => parentId === sector.id).map(({ code }) => code);

  async function remove() {
    await api.delete("/api/events/{event}/sectors/{id}", {
      params: { event: event.url, id: String(sector.id) },
    });
    sayDeleted(m.sector_deleted({ sector: sectorTitle(sector) }), () =>
      api.post("/api/events/{event}/sectors", { params: { event: event.url }, body: inputAgain(sector) }),
    );
    await queryClient.invalidateQueries({ queryKey: sectorKeys.list(event.url) });
    await navigate({ to: "/events/$eventUrl/manage/sectors", params: { eventUrl: event.url } });
    queryClient.removeQueries({ queryKey: sectorKeys.one(event.url, String(sector.id)) });
  }

  return (
    <DeleteSection
      label={m.sector_delete()}
      name={sectorTitle(sector)}
      goes={m.sector_delete_goes({ count: sector.pegs.length })}
      stays={m.sector_delete_stays()}
      blocked={neededBy(parts, isInRotation)}
      wayOn={
        isInRotation &&
        rotationPage && <ButtonLink to={rotationPage}>{m.sector_delete_to_rotation()}</ButtonLink>
      }
      onConfirm={remove}
    />
  );
}

function neededBy(parts: readonly string[], isInRotation: boolean): string | null {
  if (parts.length > 0) return m.sector_delete_has_parts({ parts: parts.join(", ") });
  return isInRotation ? m.sector_delete_in_rotation() : null;
}

/** The same sector once more in its place, with new pegs of the same numbers and marks. */
function inputAgain({ pegs, ...sector }: SectorResponse) {
  const { code, name, description, kind, parentId, latitude, longitude, position } = sector;
  const again = pegs.map(({ number, isEnd, isAccessible, outOfUseReason }) => ({
    number,
    isEnd,
    isAccessible,
    outOfUseReason,
  }));
  return { code, name, description, kind, parentId, latitude, longitude, position, pegs: again };
}
