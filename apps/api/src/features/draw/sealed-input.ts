import type { SealedIds } from "@tightlines/contract/draw/sealed-ids";
import { byNoun, translateIds } from "@tightlines/domain/archive/translate-ids";
import { orderInput } from "@tightlines/domain/draw/order-input";
import { orderGroupInput } from "@tightlines/domain/group/draw-groups";
import { encodeCanonicalJson } from "@tightlines/domain/random/encode-canonical-json";
import type { HomeIds } from "../../platform/database/tables/event-home.table.ts";
import type { DrawRun } from "./draw-run.ts";

/**
 * The very text whose SHA-256 was promised, for whoever checks a draw with a program of their own. A run that came with an
 * archive was promised with the numbers that everything had at home.
 */
export function presentSealedInput(
  run: DrawRun,
  home: HomeIds | undefined,
): { text: string; homeIds: SealedIds | null } {
  if (!run.isImported || !home) return { text: writeSealedInput(run), homeIds: null };
  const maps = byNoun((noun) => new Map(home[noun].map(([there, here]) => [here, there])));
  const input = translateIds(run.input, (noun, id) => maps[noun].get(id)!);
  const { sector, peg, session, team, group, angler } = home;
  return {
    text: writeSealedInput({ ...run, input } as DrawRun),
    homeIds: { sector, peg, session, team, group, angler },
  };
}

function writeSealedInput(run: DrawRun): string {
  const input = run.kind === "group" ? orderGroupInput(run.input) : orderInput(run.input);
  return encodeCanonicalJson({ algorithm: run.algorithm, input });
}
