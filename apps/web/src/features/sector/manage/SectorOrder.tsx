import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { EventResponse } from "@tightlines/contract/event";
import type { SectorResponse } from "@tightlines/contract/sector";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { readSubmitProblem } from "../../../ui/form/submit-problem.ts";
import { OrderedList } from "../../../ui/OrderedList.tsx";
import { toast } from "../../../ui/toast.ts";
import { PegCounts } from "../PegCounts.tsx";
import { sectorTitle } from "../sector-label.ts";
import { sectorListQuery } from "../sector.queries.ts";
import { SectorBadge } from "../SectorBadge.tsx";
import styles from "./SectorOrder.module.css";

interface SectorOrderProps {
  event: EventResponse;
  sectors: readonly SectorResponse[];
}

/** The sectors in the event's order, each with its parts behind it; both are ordered on their own. */
export function SectorOrder({ event, sectors }: SectorOrderProps) {
  const store = useStoreOrder(event.url, sectors);
  const partsOf = (whole: SectorResponse) => sectors.filter(({ parentId }) => parentId === whole.id);
  return (
    <OrderedList
      label={m.sector_list_title()}
      items={sectors.filter(({ parentId }) => parentId === null)}
      itemKey={({ id }) => id}
      itemLabel={sectorTitle}
      onOrder={(wholes) => store(wholes.flatMap((whole) => [whole, ...partsOf(whole)]))}
    >
      {(whole) => (
        <div className={styles.sector}>
          <SectorLine eventUrl={event.url} sector={whole} />
          {partsOf(whole).length > 0 && (
            <OrderedList
              label={m.sector_parts_of({ sector: sectorTitle(whole) })}
              items={partsOf(whole)}
              itemKey={({ id }) => id}
              itemLabel={sectorTitle}
              onOrder={(parts) => store([...sectors.filter((sector) => !parts.includes(sector)), ...parts])}
            >
              {(part) => <SectorLine eventUrl={event.url} sector={part} />}
            </OrderedList>
          )}
        </div>
      )}
    </OrderedList>
  );
}

function SectorLine({ eventUrl, sector }: { eventUrl: string; sector: SectorResponse }) {
  return (
    <div className={styles.line}>
      <Link
        className={styles.link}
        to="/events/$eventUrl/manage/sectors/$sectorId"
        params={{ eventUrl, sectorId: String(sector.id) }}
      >
        <SectorBadge code={sector.code} position={sector.position} />
        {sectorTitle(sector)}
      </Link>
      <PegCounts pegs={sector.pegs} />
    </div>
  );
}

/** Stores an order, and offers the one before it back. */
function useStoreOrder(eventUrl: string, before: readonly SectorResponse[]) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { queryKey } = sectorListQuery(api, eventUrl);

  async function store(wanted: readonly SectorResponse[]): Promise<boolean> {
    try {
      const ids = wanted.map(({ id }) => id);
      const { data } = await api.patch("/api/events/{event}/sectors/order", {
        params: { event: eventUrl },
        body: { ids },
      });
      queryClient.setQueryData(queryKey, data);
      return true;
    } catch (error) {
      toast.error(readSubmitProblem(error).detail ?? m.sector_order_failed());
      await queryClient.invalidateQueries({ queryKey, exact: true });
      return false;
    }
  }

  return async (wanted: readonly SectorResponse[]) => {
    if (await store(wanted)) toast.success(m.sector_order_saved(), { undo: () => void store(before) });
  };
}
