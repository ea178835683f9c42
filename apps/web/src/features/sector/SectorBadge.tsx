import { sectorHue } from "./sector-hue.ts";
import styles from "./SectorBadge.module.css";

/** A sector's code in its colour, the same on every page. */
export function SectorBadge({ code, position }: { code: string; position: number }) {
  return (
    <span className={styles.badge} style={sectorHue(position).style}>
      {code}
    </span>
  );
}
