import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import type { AnglerResponse } from "@tightlines/contract/angler";
import type { EventResponse } from "@tightlines/contract/event";
import { type ReactNode, useMemo, useState } from "react";
import { ButtonLink } from "../../../lib/ButtonLink.tsx";
import { useApi } from "../../../lib/api/api.context.ts";
import { readTableSearch } from "../../../lib/list/table-search.ts";
import { DownloadSheet } from "../../../lib/sheet/DownloadSheet.tsx";
import { m } from "../../../paraglide/messages.js";
import { EmptyNet } from "../../../ui/drawings/EmptyNet.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { hasRows } from "../../../ui/has-rows.ts";
import { PlusIcon } from "../../../ui/Icons.tsx";
import { Loaded } from "../../../ui/Loaded.tsx";
import { Page } from "../../../ui/Page.tsx";
import { TableSkeleton } from "../../../ui/Skeletons.tsx";
import { filterAnglers } from "../angler-filter.ts";
import { nameOf } from "../angler-name.ts";
import { anglersQuery } from "../angler.queries.ts";
import { AnglerFilters } from "../AnglerFilters.tsx";
import { AnglerTable } from "../AnglerTable.tsx";
import { AssignBar } from "./AssignBar.tsx";

export function AnglerListPage({ event }: { event: EventResponse }) {
  const { url } = event;
  const query = useQuery(anglersQuery(useApi(), url));
  const actions = (
    <>
      <ButtonLink to="/events/$eventUrl/manage/anglers/import" params={{ eventUrl: url }}>
        {m.angler_list_import()}
      </ButtonLink>
      <ButtonLink
        to="/events/$eventUrl/manage/anglers/add"
        params={{ eventUrl: url }}
        variant="filled"
        leftSection={<PlusIcon size={18} />}
      >
        {m.angler_list_add()}
      </ButtonLink>
    </>
  );
  return (
    <Page
      title={m.angler_list_title()}
      description={m.angler_list_description()}
      action={hasRows(query.data) && actions}
    >
      <Loaded
        query={query}
        skeleton={<TableSkeleton rows={10} columns={6} />}
        isEmpty={(anglers) => anglers.length === 0}
        empty={<EmptyState drawing={<EmptyNet />} sentence={m.angler_list_empty()} action={actions} />}
      >
        {(anglers) => (
          <>
            <Anglers anglers={anglers} event={event} />
            <DownloadSheet eventUrl={url} nouns="anglers" />
          </>
        )}
      </Loaded>
    </Page>
  );
}

const route = getRouteApi("/manage-layout/events/$eventUrl/manage/anglers");

function Anglers({
  anglers,
  event,
}: {
  anglers: readonly AnglerResponse[];
  event: EventResponse;
}): ReactNode {
  const filter = route.useSearch();
  const navigate = route.useNavigate();
  const shown = useMemo(() => filterAnglers(anglers, filter), [anglers, filter]);
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const selection = useMemo(
    () => ({
      isSelected: ({ id }: AnglerResponse) => selected.has(id),
      label: (angler: AnglerResponse) => m.angler_select({ name: nameOf(angler) }),
      onSelect: (rows: readonly AnglerResponse[], isSelected: boolean) =>
        setSelected((before) => {
          const after = new Set(before);
          for (const { id } of rows) {
            if (isSelected) after.add(id);
            else after.delete(id);
          }
          return after;
        }),
    }),
    [selected],
  );
  const chosen = anglers.filter(selection.isSelected);
  return (
    <>
      <AnglerTable
        anglers={shown}
        eventUrl={event.url}
        selection={selection}
        tools={
          <AnglerFilters
            anglers={anglers}
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
        <AssignBar event={event} anglers={chosen} onClear={() => setSelected(new Set())} />
      )}
    </>
  );
}
