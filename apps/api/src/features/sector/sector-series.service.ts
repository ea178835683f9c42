import type { UndoInput } from "@tightlines/contract/event-part";
import type { SectorSeries } from "@tightlines/contract/sector";
import { tell } from "@tightlines/contract/problem/problem";
import { countFrom, numberPegs } from "@tightlines/domain/sector/number-pegs";
import { requireUntouched } from "../../platform/audit/require-untouched.ts";
import type { EventCall } from "../../platform/http/call.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import { changeEventPart } from "../event/event-part.service.ts";
import * as pegs from "./peg.repository.ts";
import { nestStoredOrder } from "./sector-order.service.ts";
import type { SectorWithPegs } from "./sector.presenter.ts";
import type { SectorUses } from "./sector-uses.ts";
import * as sectors from "./sector.repository.ts";
import { valuesOf, withPegs } from "./sector-reading.service.ts";
import { removeSector } from "./sector.service.ts";

/** "5 sectors of 20 pegs" in one act: all of them are added, or none. */
export function addSectorSeries(
  call: EventCall,
  { codes, kind, pegCount, isNumberedThrough, marksEnds }: SectorSeries,
): Promise<SectorWithPegs[]> {
  return changeEventPart(call, { topics: ["sector"] }, async ({ trx, event, record }) => {
    const present = await sectors.findAll(trx, event.id);
    requireFree(
      present.map(({ code }) => code),
      codes,
    );
    const ids: number[] = [];
    for (const [index, code] of codes.entries()) {
      const position = present.length + index;
      const { id } = await sectors.insert(trx, { code, kind, eventId: event.id, parentId: null, position });
      const first = isNumberedThrough ? index * pegCount + 1 : 1;
      await pegs.storeAll(trx, event.id, id, numberPegs(countFrom(first, pegCount), { marksEnds }));
      ids.push(id);
    }
    await nestStoredOrder(trx, event.id);
    const rows = (await sectors.findAll(trx, event.id)).filter(({ id }) => ids.includes(id));
    const added = await withPegs(trx, event.id, rows);
    for (const sector of added)
      await record({ noun: "sector", nounId: sector.id, action: "create", after: valuesOf(sector) });
    return added;
  });
}

/** Takes sectors back that were just added, all of them or none. */
export function undoSectorSeries(
  call: EventCall,
  { rows: seen }: UndoInput,
  uses: SectorUses,
): Promise<number[]> {
  return changeEventPart(call, { topics: ["sector"] }, async (change) => {
    const present = await sectors.findAll(change.trx, change.event.id);
    const rows = requireUntouched(present, seen, ({ code }) => tell("sector-label", { code }));
    for (const sector of await withPegs(change.trx, change.event.id, rows))
      await removeSector(change, sector, "undo", uses);
    return rows.map(({ id }) => id);
  });
}

function requireFree(taken: readonly string[], codes: readonly string[]): void {
  const both = codes.filter((code) => taken.includes(code));
  if (both.length === 0) return;
  throw new ProblemError("sector-code-taken", {
    fields: { codes: [tell("sector-codes-exist", { codes: both })] },
  });
}
