import { m } from "../../paraglide/messages.js";

/** "A, Weir pool", or "Sector A" where it has no name. */
export function sectorTitle({ code, name }: { code: string; name: string }): string {
  return name ? m.sector_title_named({ code, name }) : m.sector_title({ code });
}
