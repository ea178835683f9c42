import { getRouteApi } from "@tanstack/react-router";
import { useQuery } from "@tanstack/react-query";
import type { SectorResponse } from "@tightlines/contract/sector";
import { useApi } from "../../../lib/api/api.context.ts";
import { DownloadSheet } from "../../../lib/sheet/DownloadSheet.tsx";
import { m } from "../../../paraglide/messages.js";
import { QuietWater } from "../../../ui/drawings/QuietWater.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { FindList } from "../../../ui/FindList.tsx";
import { Loaded } from "../../../ui/Loaded.tsx";
import { TableSkeleton } from "../../../ui/Skeletons.tsx";
import { PegCounts } from "../PegCounts.tsx";
import { PegRow } from "../PegRow.tsx";
import { sortByMark } from "../describe-pegs.ts";
import { kindLabel } from "../kind-label.ts";
import { sectorListQuery } from "../sector.queries.ts";
import { SectorBadge } from "../SectorBadge.tsx";
import { SectorFacts } from "../SectorFacts.tsx";
import styles from "./SectorsPage.module.css";

/** Every sector of an event, drawn as its bank. */
export function SectorsPage({ eventUrl }: { eventUrl: string }) {
  const query = useQuery(sectorListQuery(useApi(), eventUrl));
  return (
    <section className={styles.page} aria-labelledby="sectors">
      <h2 id="sectors" className={styles.title}>
        {m.sector_public_title()}
      </h2>
      <Loaded
        query={query}
        skeleton={<TableSkeleton rows={5} columns={2} />}
        isEmpty={(sectors) => sectors.length === 0}
        empty={<EmptyState drawing={<QuietWater />} sentence={m.sector_public_empty()} />}
      >
        {(sectors) => (
          <>
            <Sectors sectors={sectors} />
            <DownloadSheet eventUrl={eventUrl} nouns="sectors" />
          </>
        )}
      </Loaded>
    </section>
  );
}

function Sectors({ sectors }: { sectors: readonly SectorResponse[] }) {
  const codes = new Map(sectors.map(({ id, code }) => [id, code]));
  return (
    <FindList
      label={m.sector_find()}
      rows={sectors}
      rowKey={({ id }) => id}
      searchText={(sector) => wordsOf(sector, codes)}
      count={(count) => m.sector_count({ count })}
      rowHeight="12rem"
    >
      {(sector) => <Sector sector={sector} parentCode={codes.get(sector.parentId ?? 0)} />}
    </FindList>
  );
}

function Sector({ sector, parentCode }: { sector: SectorResponse; parentCode: string | undefined }) {
  const { code, name, pegs, position } = sector;
  return (
    <article className={styles.sector} data-part={parentCode !== undefined || undefined}>
      <header className={styles.header}>
        <h3 className={styles.name}>
          <SectorBadge code={code} position={position} />
          {name || m.sector_title({ code })}
        </h3>
        <PegCounts pegs={pegs} />
      </header>
      <SectorFacts sector={sector} parentCode={parentCode} />
      <PegRow sector={sector} />
    </article>
  );
}

/** Found by its code, its name or what it offers: "accessible" finds every sector that has such a peg. */
function wordsOf(sector: SectorResponse, codes: ReadonlyMap<number, string>): string {
  const { accessible, outOfUse } = sortByMark(sector.pegs);
  return [
    m.sector_title(sector),
    sector.name,
    sector.description,
    kindLabel(sector.kind),
    codes.get(sector.parentId ?? 0),
    accessible.length > 0 && m.sector_accessible(),
    ...outOfUse.map(({ outOfUseReason }) => outOfUseReason),
  ]
    .filter(Boolean)
    .join(" ");
}

const route = getRouteApi("/default/events/$eventUrl/sectors");

/** The page as its address asks for it. */
export function SectorsRoute() {
  return <SectorsPage {...route.useParams()} />;
}
