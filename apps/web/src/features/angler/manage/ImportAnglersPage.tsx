import { useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import type { EventResponse } from "@tightlines/contract/event";
import { anglerColumnNames, type AnglerField } from "@tightlines/domain/angler/angler-columns";
import { useApi } from "../../../lib/api/api.context.ts";
import { EntryListImport } from "../../../lib/entry-list/EntryListImport.tsx";
import { m } from "../../../paraglide/messages.js";
import { Page } from "../../../ui/Page.tsx";

/** Anglers, and the teams they are in, from a spreadsheet. */
export function ImportAnglersPage({ event }: { event: EventResponse }) {
  const api = useApi();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return (
    <Page
      title={m.sheet_anglers_title()}
      description={m.sheet_anglers_description()}
      back={
        <Link to="/events/$eventUrl/manage/anglers" params={{ eventUrl: event.url }}>
          {m.sheet_anglers_back()}
        </Link>
      }
    >
      <EntryListImport
        names={anglerColumnNames}
        labels={labels()}
        wholeName="fullName"
        isDraft={event.status === "draft"}
        nameParts={anglerColumnNames}
        send={async (body) => {
          const params = { event: event.url };
          return (await api.post("/api/events/{event}/anglers/import", { params, body })).data;
        }}
        takeBack={async ({ undo }) => {
          if (!undo) return;
          const params = { event: event.url };
          await api.post("/api/events/{event}/anglers/import/undo", { params, body: undo });
          await queryClient.invalidateQueries();
        }}
        onDone={() => {
          void queryClient.invalidateQueries();
          void navigate({ to: "/events/$eventUrl/manage/anglers", params: { eventUrl: event.url } });
        }}
      />
    </Page>
  );
}

function labels(): Record<AnglerField, string> {
  return {
    number: m.sheet_angler_number(),
    firstName: m.sheet_angler_first_name(),
    lastName: m.sheet_angler_last_name(),
    fullName: m.sheet_angler_full_name(),
    team: m.sheet_angler_team(),
    slot: m.sheet_angler_slot(),
    category: m.sheet_angler_category(),
    club: m.sheet_angler_club(),
    country: m.sheet_angler_country(),
    licence: m.sheet_angler_licence(),
    isReserve: m.sheet_angler_reserve(),
  };
}
