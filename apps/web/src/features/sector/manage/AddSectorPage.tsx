import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import type { EventResponse } from "@tightlines/contract/event";
import type { SectorResponse } from "@tightlines/contract/sector";
import { suggestSectorCodes } from "@tightlines/domain/sector/suggest-code";
import { useState } from "react";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { Loaded } from "../../../ui/Loaded.tsx";
import { Page } from "../../../ui/Page.tsx";
import { FormSkeleton } from "../../../ui/Skeletons.tsx";
import { toast } from "../../../ui/toast.ts";
import { sectorTitle } from "../sector-title.ts";
import { sectorKeys, sectorListQuery } from "../sector.queries.ts";
import { emptyValues, SectorForm, type SectorFormValues } from "./SectorForm.tsx";

export function AddSectorPage({ event }: { event: EventResponse }) {
  const query = useQuery(sectorListQuery(useApi(), event.url));
  return (
    <Page
      title={m.sector_add_title()}
      back={
        <Link to="/events/$eventUrl/manage/sectors" params={{ eventUrl: event.url }}>
          {m.sector_list_title()}
        </Link>
      }
      narrow
    >
      <Loaded query={query} skeleton={<FormSkeleton fields={5} />}>
        {(sectors) => <AddForm event={event} sectors={sectors} />}
      </Loaded>
    </Page>
  );
}

function AddForm({ event, sectors }: { event: EventResponse; sectors: readonly SectorResponse[] }) {
  const api = useApi();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [added, setAdded] = useState<readonly SectorResponse[]>([]);
  const all = [...sectors, ...added.filter(({ id }) => sectors.every((sector) => sector.id !== id))];
  return (
    <SectorForm
      // The next one is a new form, filled like the one before it.
      key={added.length}
      initialValues={nextValues(all)}
      sectors={all}
      onSubmit={(body) => api.post("/api/events/{event}/sectors", { params: { event: event.url }, body })}
      onSaved={({ data }, _values, isSecond) => {
        toast.success(m.sector_added({ sector: sectorTitle(data) }));
        void queryClient.invalidateQueries({ queryKey: sectorKeys.all(event.url) });
        if (isSecond) {
          setAdded([...added, data]);
          window.scrollTo({ top: 0 });
        } else void navigate({ to: "/events/$eventUrl/manage/sectors", params: { eventUrl: event.url } });
      }}
      submitLabel={m.sector_add_submit()}
      secondSubmitLabel={m.ui_save_add_another()}
    />
  );
}

/** The next free code, and as many pegs as the sector before it has. */
function nextValues(sectors: readonly SectorResponse[]): SectorFormValues {
  const [code = ""] = suggestSectorCodes(
    sectors.map((sector) => sector.code),
    1,
  );
  const last = sectors.at(-1);
  if (!last) return { ...emptyValues, code };
  const pegs = last.pegs.map(({ number, isEnd }) => ({
    number,
    isEnd,
    isAccessible: false,
    outOfUseReason: null,
  }));
  return { ...emptyValues, code, kind: last.kind, pegs };
}
