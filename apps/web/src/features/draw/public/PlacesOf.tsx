import { Link } from "@tanstack/react-router";
import type { DrawResponse } from "@tightlines/contract/draw";
import type { SectorResponse } from "@tightlines/contract/sector";
import type { SessionResponse } from "@tightlines/contract/session";
import { isByDraw } from "@tightlines/domain/draw/draw-source";
import { dayOf, formatTime, formatWeekday } from "../../../lib/time/format-zone.ts";
import { m } from "../../../paraglide/messages.js";
import { sectorTitle } from "../../sector/sector-title.ts";
import { SectorBadge } from "../../sector/SectorBadge.tsx";
import { sessionLabel } from "../../session/session-label.ts";
import { sayWhy } from "../say-why.ts";
import styles from "./DrawsPage.module.css";

/** What the places of anybody are named by. */
export interface PlacesProps {
  eventUrl: string;
  timeZone: string;
  sessions: readonly SessionResponse[];
  sectors: readonly SectorResponse[];
}

interface PlacesOfProps extends PlacesProps {
  title: string;
  /** Of one angler. */
  draws: readonly DrawResponse[];
}

/** Session by session where one angler fishes, and from when. */
export function PlacesOf({ eventUrl, title, timeZone, sessions, sectors, draws }: PlacesOfProps) {
  return (
    <div className={styles.mine}>
      <p className={styles.name}>{title}</p>
      <ul className={styles.places}>
        {draws.map((draw) => {
          const session = sessions.find(({ id }) => id === draw.sessionId);
          const sector = sectors.find(({ id }) => id === draw.sectorId);
          return (
            <li key={draw.id} className={styles.place}>
              {sector && <SectorBadge code={sector.code} position={sector.position} />}
              <span className={styles.peg}>
                <strong>
                  {sector && sectorTitle(sector)}, {m.sector_peg({ number: draw.pegNumber })}
                </strong>
                {session && (
                  <span className={styles.dim}>
                    {sessionLabel(session)},{" "}
                    {formatWeekday(dayOf(session.startsAt, timeZone), { hasYear: false })},{" "}
                    {m.peg_draw_where_starts({ time: formatTime(session.startsAt, timeZone) })}
                  </span>
                )}
                {!isByDraw(draw.source) && <span className={styles.dim}>{sayWhy(draw)}</span>}
              </span>
              {sector?.latitude != null && sector.longitude != null && (
                <a href={`geo:${sector.latitude},${sector.longitude}`}>{m.peg_draw_map()}</a>
              )}
            </li>
          );
        })}
      </ul>
      {draws[0] && (
        <Link
          to="/events/$eventUrl/draws/anglers/$anglerId"
          params={{ eventUrl, anglerId: String(draws[0].anglerId) }}
        >
          {m.angler_days_open()}
        </Link>
      )}
    </div>
  );
}
