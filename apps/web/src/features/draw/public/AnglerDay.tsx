import type { DrawResponse } from "@tightlines/contract/draw";
import type { SectorResponse } from "@tightlines/contract/sector";
import type { SessionResponse } from "@tightlines/contract/session";
import { dayOf, formatPeriod, formatWeekday } from "../../../lib/time/format-zone.ts";
import { m } from "../../../paraglide/messages.js";
import { sectorTitle } from "../../sector/sector-title.ts";
import { SectorBadge } from "../../sector/SectorBadge.tsx";
import { sessionLabel } from "../../session/session-label.ts";
import styles from "./DrawsPage.module.css";

export interface AnglerDayProps {
  session: SessionResponse;
  timeZone: string;
  /** Where they fish in it, once that is drawn and published. */
  draw: DrawResponse | undefined;
  sectors: readonly SectorResponse[];
}

/** One session of an angler: when it is, and where they fish. */
export function AnglerDay({ session, timeZone, draw, sectors }: AnglerDayProps) {
  const sector = draw && sectors.find(({ id }) => id === draw.sectorId);
  return (
    <li className={styles.place}>
      {sector && <SectorBadge code={sector.code} position={sector.position} />}
      <span className={styles.peg}>
        <strong>
          {draw && sector
            ? `${sectorTitle(sector)}, ${m.sector_peg({ number: draw.pegNumber })}`
            : m.angler_days_undrawn()}
        </strong>
        <span>
          {sessionLabel(session)}, {formatWeekday(dayOf(session.startsAt, timeZone), { hasYear: false })},{" "}
          <span className={styles.period}>{formatPeriod(session, timeZone)}</span>
        </span>
      </span>
      {sector?.latitude != null && sector.longitude != null && (
        <a href={`geo:${sector.latitude},${sector.longitude}`}>{m.peg_draw_map()}</a>
      )}
    </li>
  );
}
