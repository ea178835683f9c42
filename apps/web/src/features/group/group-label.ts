import { m } from "../../paraglide/messages.js";

/** "Group A", or "Group A, Gold" where it has a name. */
export function groupLabel({ code, name }: { code: string; name: string }): string {
  return name ? m.group_name_named({ code, name }) : m.group_name({ code });
}
