import { useQuery } from "@tanstack/react-query";
import type { EventResponse } from "@tightlines/contract/event";
import { useState } from "react";
import { useApi } from "../../../lib/api/api.context.ts";
import { ButtonLink } from "../../../lib/ButtonLink.tsx";
import { DownloadSheet } from "../../../lib/sheet/DownloadSheet.tsx";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { QuietWater } from "../../../ui/drawings/QuietWater.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { hasRows } from "../../../ui/has-rows.ts";
import { PlusIcon } from "../../../ui/Icons.tsx";
import { Loaded } from "../../../ui/Loaded.tsx";
import { Page } from "../../../ui/Page.tsx";
import { TableSkeleton } from "../../../ui/Skeletons.tsx";
import { sectorListQuery } from "../sector.queries.ts";
import { AddSeries } from "./AddSeries.tsx";
import { SectorOrder } from "./SectorOrder.tsx";

export function SectorListPage({ event }: { event: EventResponse }) {
  const query = useQuery(sectorListQuery(useApi(), event.url));
  const [isAddingSeveral, setAddingSeveral] = useState(false);
  const several = (variant: "default" | "filled") => (
    <Button variant={variant} onClick={() => setAddingSeveral(true)}>
      {m.sector_add_several()}
    </Button>
  );
  return (
    <Page
      title={m.sector_list_title()}
      description={m.sector_list_description()}
      action={
        <>
          {hasRows(query.data) && several("default")}
          <ButtonLink
            to="/events/$eventUrl/manage/sectors/add"
            params={{ eventUrl: event.url }}
            variant={query.data?.length === 0 ? "default" : "filled"}
            leftSection={<PlusIcon size={18} />}
          >
            {m.sector_list_add()}
          </ButtonLink>
        </>
      }
    >
      <Loaded
        query={query}
        skeleton={<TableSkeleton rows={5} columns={2} />}
        isEmpty={(sectors) => sectors.length === 0}
        empty={
          <EmptyState drawing={<QuietWater />} sentence={m.sector_list_empty()} action={several("filled")} />
        }
      >
        {(sectors) => (
          <>
            <SectorOrder event={event} sectors={sectors} />
            <DownloadSheet eventUrl={event.url} nouns="sectors" />
          </>
        )}
      </Loaded>
      <AddSeries
        event={event}
        taken={query.data?.map(({ code }) => code) ?? []}
        isOpen={isAddingSeveral}
        onClose={() => setAddingSeveral(false)}
      />
    </Page>
  );
}
