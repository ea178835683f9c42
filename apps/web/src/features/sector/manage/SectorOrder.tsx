import { Link } from "@tanstack/react-router";
import type { EventResponse } from "@tightlines/contract/event";
import type { SectorResponse } from "@tightlines/contract/sector";
import { useApi } from "../../../lib/api/api.context.ts";
import { useStoreOrder } from "../../../lib/list/use-store-order.ts";
import { m } from "../../../paraglide/messages.js";
import { OrderedList } from "../../../ui/OrderedList.tsx";
import { PegCounts } from "../PegCounts.tsx";
import { sectorTitle } from "../sector-title.ts";
import { sectorListQuery } from "../sector.queries.ts";
import { SectorBadge } from "../SectorBadge.tsx";
import styles from "./SectorOrder.module.css";

interface SectorOrderProps {
  event: EventResponse;
  sectors: readonly SectorResponse[];
}

/** The sectors in the event's order, each with its parts behind it; both are ordered on their own. */
export function SectorOrder({ event, sectors }: SectorOrderProps) {
  const api = useApi();
  const store = useStoreOrder({
    queryKey: sectorListQuery(api, event.url).queryKey,
    rows: sectors,
    send: async (body) =>
      (await api.patch("/api/events/{event}/sectors/order", { params: { event: event.url }, body })).data,
  });
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
