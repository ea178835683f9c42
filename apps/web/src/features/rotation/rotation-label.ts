import { m } from "../../paraglide/messages.js";

export function sessionLabel({ number, name }: { number: number; name: string }): string {
  return name ? m.rotation_session_named({ number, name }) : m.rotation_session({ number });
}

export function sectorLabel({ code, name }: { code: string; name: string }): string {
  return name ? m.rotation_sector_named({ code, name }) : m.rotation_sector({ code });
}
