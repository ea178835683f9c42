import { useQuery } from "@tanstack/react-query";
import type { RotationMatrix } from "@tightlines/contract/rotation";
import { useApi } from "../../../lib/api/api.context.ts";
import { DownloadSheet } from "../../../lib/sheet/DownloadSheet.tsx";
import { m } from "../../../paraglide/messages.js";
import { QuietWater } from "../../../ui/drawings/QuietWater.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Loaded } from "../../../ui/Loaded.tsx";
import { TableSkeleton } from "../../../ui/Skeletons.tsx";
import { Matrix } from "../Matrix.tsx";
import { rotationQuery } from "../rotation.queries.ts";
import { SectorTag } from "../SectorTag.tsx";
import styles from "./RotationsPage.module.css";

export function RotationsPage({ eventUrl, timeZone }: { eventUrl: string; timeZone: string }) {
  const query = useQuery(rotationQuery(useApi(), eventUrl));
  return (
    <Loaded
      query={query}
      skeleton={<TableSkeleton rows={5} columns={6} />}
      isEmpty={({ cells }) => cells.length === 0}
      empty={<EmptyState drawing={<QuietWater />} sentence={m.rotation_public_empty()} />}
    >
      {(matrix) => (
        <>
          <Rotations matrix={matrix} timeZone={timeZone} />
          <DownloadSheet eventUrl={eventUrl} nouns="rotations" />
        </>
      )}
    </Loaded>
  );
}

function Rotations({ matrix, timeZone }: { matrix: RotationMatrix; timeZone: string }) {
  const sectors = new Map(matrix.sectors.map((sector) => [sector.id, sector]));
  return (
    <div className={styles.page}>
      <p className={styles.lead}>{m.rotation_lead()}</p>
      <ul className={styles.legend} aria-label={m.rotation_sectors()}>
        {matrix.sectors.map((sector) => (
          <li key={sector.id}>
            <SectorTag sector={sector} />
            {sector.name || m.sector_title(sector)}
          </li>
        ))}
      </ul>
      <Matrix
        matrix={matrix}
        timeZone={timeZone}
        renderCell={(group, session) => {
          const cell = matrix.cells.find((one) => one.groupId === group.id && one.sessionId === session.id);
          if (!cell) return <SectorTag sector={null} />;
          const sector = cell.sectorId === null ? "rest" : sectors.get(cell.sectorId);
          return <SectorTag sector={sector ?? null} />;
        }}
      />
    </div>
  );
}
