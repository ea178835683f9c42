import type { SectorResponse } from "@tightlines/contract/sector";
import { m } from "../../paraglide/messages.js";
import { PinIcon } from "../../ui/Icons.tsx";
import { kindLabel } from "./kind-label.ts";
import styles from "./SectorFacts.module.css";

/** What there is to say about a sector beside its pegs. */
export function SectorFacts({
  sector,
  parentCode,
}: {
  sector: SectorResponse;
  parentCode: string | undefined;
}) {
  const { kind, latitude, longitude, description } = sector;
  return (
    <div className={styles.facts}>
      <p className={styles.line}>
        <span>{kindLabel(kind)}</span>
        {parentCode && <span>{m.sector_part_of({ code: parentCode })}</span>}
        {latitude !== null && longitude !== null && (
          // Opens the map of the device itself: nobody else is told where anybody looks.
          <a className={styles.pin} href={`geo:${latitude},${longitude}`}>
            <PinIcon size={18} />
            {`${latitude.toFixed(5)}, ${longitude.toFixed(5)}`}
          </a>
        )}
      </p>
      {description && <p className={styles.description}>{description}</p>}
    </div>
  );
}
