import { Button } from "../../../ui/Button.tsx";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { EventResponse } from "@tightlines/contract/event";
import type { SessionResponse } from "@tightlines/contract/session";
import { useState } from "react";
import { useApi } from "../../../lib/api/api.context.ts";
import { ButtonLink } from "../../../lib/ButtonLink.tsx";
import { asSeen, useTakeBack } from "../../../lib/deletion/use-take-back.ts";
import { DownloadSheet } from "../../../lib/sheet/DownloadSheet.tsx";
import { formatZone } from "../../../lib/time/format-zone.ts";
import { m } from "../../../paraglide/messages.js";
import { QuietWater } from "../../../ui/drawings/QuietWater.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { hasRows } from "../../../ui/has-rows.ts";
import { CalendarIcon, PlusIcon } from "../../../ui/Icons.tsx";
import { Loaded } from "../../../ui/Loaded.tsx";
import { Page } from "../../../ui/Page.tsx";
import { TableSkeleton } from "../../../ui/Skeletons.tsx";
import { forgetSessions, sessionKeys, sessionListQuery } from "../session.queries.ts";
import { SeriesDialog } from "./SeriesDialog.tsx";
import { SessionTable } from "./SessionTable.tsx";
import { eventKeys } from "../../event/event.queries.ts";

export function SessionListPage({ event }: { event: EventResponse }) {
  const [isAddingSeries, setAddingSeries] = useState(false);
  const query = useQuery(sessionListQuery(useApi(), event.url));
  const announceAdded = useAnnounceAdded(event);
  const seriesButton = (
    <Button leftSection={<CalendarIcon size={18} />} onClick={() => setAddingSeries(true)}>
      {m.session_series_add()}
    </Button>
  );
  return (
    <Page
      title={m.session_list_title()}
      description={m.session_list_zone({ zone: formatZone(event.timeZone, `${event.startsOn}T12:00:00Z`) })}
      action={
        <>
          {hasRows(query.data) && seriesButton}
          <ButtonLink
            to="/events/$eventUrl/manage/sessions/add"
            params={{ eventUrl: event.url }}
            variant="filled"
            leftSection={<PlusIcon size={18} />}
          >
            {m.session_add()}
          </ButtonLink>
        </>
      }
    >
      <Loaded
        query={query}
        skeleton={<TableSkeleton rows={5} columns={5} />}
        isEmpty={(sessions) => sessions.length === 0}
        empty={
          <EmptyState drawing={<QuietWater />} sentence={m.session_list_empty()} action={seriesButton} />
        }
      >
        {(sessions) => (
          <>
            <SessionTable event={event} rows={sessions} />
            <DownloadSheet eventUrl={event.url} nouns="sessions" />
          </>
        )}
      </Loaded>
      <SeriesDialog
        event={event}
        isOpen={isAddingSeries}
        onClose={() => setAddingSeries(false)}
        onAdded={announceAdded}
      />
    </Page>
  );
}

/** Says how many came, and takes them all away again when asked. */
function useAnnounceAdded(event: EventResponse) {
  const api = useApi();
  const queryClient = useQueryClient();
  const sayDone = useTakeBack(sessionKeys.all(event.url), eventKeys.progress(event.url));
  return (added: readonly SessionResponse[]) => {
    void forgetSessions(queryClient, event.url);
    sayDone(m.session_series_added({ count: added.length }), () =>
      api.post("/api/events/{event}/sessions/series/undo", {
        params: { event: event.url },
        body: asSeen(added),
      }),
    );
  };
}
