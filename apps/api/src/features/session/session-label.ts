import { type PhraseCode, tell, type Told } from "@tightlines/contract/problem/problem";
import type { SessionRow } from "../../platform/database/tables/session.table.ts";

/** "Session 2, Morning": how a sentence speaks of it. */
export function labelOf({ number, name }: Pick<SessionRow, "number" | "name">): Told<PhraseCode> {
  return name ? tell("session-label-named", { number, name }) : tell("session-label", { number });
}
