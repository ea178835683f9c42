import { m } from "../../paraglide/messages.js";
import { SectorBadge } from "../sector/SectorBadge.tsx";
import styles from "./SectorTag.module.css";

interface Sector {
  code: string;
  position: number;
}

/** A sector's code in its hue, a rest, or what is not decided. */
export function SectorTag({ sector }: { sector: Sector | "rest" | null }) {
  if (sector === null) return <span className={styles.plain}>{m.rotation_open()}</span>;
  if (sector === "rest") return <span className={styles.plain}>{m.rotation_rest()}</span>;
  return <SectorBadge code={sector.code} position={sector.position} />;
}
