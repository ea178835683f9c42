import type { SectorKind } from "@tightlines/domain/sector/sector-kind";
import { m } from "../../paraglide/messages.js";

const kinds: Record<SectorKind, () => string> = {
  bank: m.sector_kind_bank,
  boat: m.sector_kind_boat,
  lake: m.sector_kind_lake,
};

export function kindLabel(kind: SectorKind): string {
  return kinds[kind]();
}
