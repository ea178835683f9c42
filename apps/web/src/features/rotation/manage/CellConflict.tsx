import type { RotationMatrix } from "@tightlines/contract/rotation";
import { useEffect, useRef } from "react";
import { m } from "../../../paraglide/messages.js";
import { FormConflict } from "../../../ui/form/FormConflict.tsx";
import type { CellClash } from "./use-set-cell.ts";
import type { CellValue } from "./use-store-cell.ts";

interface CellConflictProps {
  clash: CellClash;
  sectors: RotationMatrix["sectors"];
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Both versions of a cell that two people changed at the same time, and the two ways on, as the forms have them. */
export function CellConflict({ clash, sectors, onKeepMine, onTakeTheirs }: CellConflictProps) {
  const { group, session, changedBy, mine, theirs } = clash;
  const label = m.rotation_cell_label({ group: group.code, session: session.number });
  const show = (value: unknown) => cellWords(sectors, value as CellValue);
  const place = useRef<HTMLDivElement>(null);
  // On a phone the cell may be far below: whoever has to choose is taken there.
  useEffect(() => {
    place.current?.querySelector<HTMLElement>("[data-problems]")?.focus();
  }, []);
  return (
    <div ref={place}>
      <FormConflict
        changedBy={changedBy}
        sentence={m.rotation_cell_clash()}
        rows={[{ name: "cell", mine, theirs }]}
        fields={new Map([["cell", { label, show }]])}
        onKeepMine={onKeepMine}
        onTakeTheirs={onTakeTheirs}
      />
    </div>
  );
}

/** What a cell says: a sector's code, a rest, or that it is open. */
export function cellWords(sectors: RotationMatrix["sectors"], value: CellValue): string {
  if (value === undefined) return m.rotation_open();
  if (value === null) return m.rotation_rest();
  return sectors.find(({ id }) => id === value)?.code ?? m.rotation_open();
}
