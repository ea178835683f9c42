import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import type { EventResponse } from "@tightlines/contract/event";
import type { RegistrationResponse } from "@tightlines/contract/registration/registration";
import { useCallback, useMemo, useState } from "react";
import { ButtonLink } from "../../../lib/ButtonLink.tsx";
import { useApi } from "../../../lib/api/api.context.ts";
import { readTableSearch } from "../../../lib/list/table-search.ts";
import { DownloadSheet } from "../../../lib/sheet/DownloadSheet.tsx";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { EmptyNet } from "../../../ui/drawings/EmptyNet.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { PlusIcon } from "../../../ui/Icons.tsx";
import { Loaded } from "../../../ui/Loaded.tsx";
import { Page } from "../../../ui/Page.tsx";
import { TableSkeleton } from "../../../ui/Skeletons.tsx";
import { titleOf } from "../registration-label.ts";
import { registrationsQuery } from "../registration.queries.ts";
import { DecideBar } from "./DecideBar.tsx";
import { filterRegistrations } from "./desk-filter.ts";
import { doublesQuery } from "./desk.queries.ts";
import { DeskCounts } from "./DeskCounts.tsx";
import { DeskFilters } from "./DeskFilters.tsx";
import styles from "./DeskPage.module.css";
import { DeskTable } from "./DeskTable.tsx";
import { DeskTasks } from "./DeskTasks.tsx";
import { MergeDialog } from "./MergeDialog.tsx";
import { MessageDialog } from "./MessageDialog.tsx";

const route = getRouteApi("/manage-layout/events/$eventUrl/manage/registrations");

/** The registration desk: who wants to come, who may, and who has paid. */
export function DeskPage({ event }: { event: EventResponse }) {
  const query = useQuery(registrationsQuery(useApi(), event.url));
  const [isWriting, setWriting] = useState(false);
  const filter = route.useSearch();
  const params = { eventUrl: event.url };
  const isEmpty = query.data?.length === 0;
  const actions = (
    <>
      <ButtonLink to="/events/$eventUrl/manage/registrations/settings" params={params}>
        {m.desk_settings()}
      </ButtonLink>
      {!isEmpty && <Button onClick={() => setWriting(true)}>{m.desk_message_short()}</Button>}
      <ButtonLink
        to="/events/$eventUrl/manage/registrations/add"
        params={params}
        variant="filled"
        leftSection={<PlusIcon size={18} />}
      >
        {m.desk_add_short()}
      </ButtonLink>
    </>
  );
  return (
    <Page title={m.desk_title()} description={m.desk_description()} action={!isEmpty && actions}>
      <Loaded
        query={query}
        skeleton={<TableSkeleton rows={10} columns={5} />}
        isEmpty={(registrations) => registrations.length === 0}
        empty={<EmptyState drawing={<EmptyNet />} sentence={m.desk_empty()} action={actions} />}
      >
        {(registrations) => (
          <div className={styles.desk}>
            <DeskCounts registrations={registrations} eventUrl={event.url} />
            <DeskTasks registrations={registrations} event={event} />
            <Registrations registrations={registrations} event={event} />
            <DownloadSheet eventUrl={event.url} nouns="registrations" />
            {isWriting && (
              <MessageDialog
                eventUrl={event.url}
                filter={filter}
                categories={[...new Set(registrations.map(({ category }) => category))]}
                onClose={() => setWriting(false)}
              />
            )}
          </div>
        )}
      </Loaded>
    </Page>
  );
}

interface RegistrationsProps {
  registrations: readonly RegistrationResponse[];
  event: EventResponse;
}

function Registrations({ registrations, event }: RegistrationsProps) {
  const filter = route.useSearch();
  const navigate = route.useNavigate();
  const { data: doubles } = useQuery(doublesQuery(useApi(), event.url));
  const othersOf = useMemo(() => new Map(doubles?.map(({ id, others }) => [id, others])), [doubles]);
  const isDouble = useCallback((id: number) => othersOf.has(id), [othersOf]);
  // By its id: while the dialog is open, the list may bring a newer version of it.
  const [mergingId, setMergingId] = useState<number | null>(null);
  const merging = registrations.find(({ id }) => id === mergingId);
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const shown = useMemo(
    () => filterRegistrations(registrations, filter, isDouble),
    [registrations, filter, isDouble],
  );
  const selection = useMemo(
    () => ({
      isSelected: ({ id }: RegistrationResponse) => selected.has(id),
      label: (registration: RegistrationResponse) => m.angler_select({ name: titleOf(registration) }),
      onSelect: (rows: readonly RegistrationResponse[], isSelected: boolean) =>
        setSelected((before) => {
          const ids = rows.map(({ id }) => id);
          return isSelected
            ? new Set([...before, ...ids])
            : new Set([...before].filter((id) => !ids.includes(id)));
        }),
    }),
    [selected],
  );
  const chosen = registrations.filter(selection.isSelected);
  return (
    <>
      <DeskTable
        registrations={shown}
        event={event}
        selection={selection}
        isDouble={isDouble}
        onMerge={({ id }) => setMergingId(id)}
        tools={
          <DeskFilters
            registrations={registrations}
            hasDoubles={othersOf.size > 0}
            filter={filter}
            onFilter={(wanted) =>
              void navigate({
                search: (chosen) => ({ ...readTableSearch(chosen), ...wanted }),
                replace: true,
              })
            }
          />
        }
      />
      {chosen.length > 0 && (
        <DecideBar eventUrl={event.url} registrations={chosen} onClear={() => setSelected(new Set())} />
      )}
      {merging && (
        <MergeDialog
          eventUrl={event.url}
          registration={merging}
          others={registrations.filter(({ id }) => othersOf.get(merging.id)?.includes(id))}
          onClose={() => setMergingId(null)}
        />
      )}
    </>
  );
}
