import type { SectorResponse } from "@tightlines/contract/sector";
import { useState } from "react";
import { m } from "../../../paraglide/messages.js";
import type { FieldName } from "../../../ui/form/field-name.ts";
import { useField } from "../../../ui/form/form.context.ts";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { PegShape } from "../../sector/PegShape.tsx";
import { pegWords } from "../../sector/peg-words.ts";
import { sectorTitle } from "../../sector/sector-title.ts";
import { sectorHue } from "../../sector/sector-hue.ts";
import { type Seat, wholeSectors } from "../seat.ts";
import styles from "./PegField.module.css";

interface PegFieldProps {
  name: FieldName<string>;
  sectors: readonly SectorResponse[];
  /** Who fishes where in the session. */
  seats: readonly Pick<Seat, "pegId" | "anglerId" | "anglerName">[];
  /** Whose peg is chosen; null while nobody is chosen. */
  angler: { id: number; name: string } | null;
  /** Told which peg a name is dragged over, and null when it is over none: what stands in the way is shown before it is dropped. */
  onOver?: (pegId: number | null) => void;
}

/** A peg: chosen from a list, by pressing it on the bank, or by dragging the angler's name there. */
export function PegField({ name, sectors, seats, angler, onOver }: PegFieldProps) {
  const field = useField(name, { label: m.place_peg() });
  const [over, setOver] = useState<number | null>(null);
  const hover = (pegId: number | null) => {
    setOver(pegId);
    onOver?.(pegId);
  };
  const holderOf = new Map(seats.map((seat) => [seat.pegId, seat]));
  const banks = wholeSectors(sectors).filter(({ pegs }) => pegs.length > 0);
  const options = banks.flatMap(({ sector, pegs }) =>
    pegs.map(({ id, number }) => {
      const holder = holderOf.get(id);
      const place = m.place_peg_option({ sector: sector.code, peg: number });
      const isOther = holder && holder.anglerId !== angler?.id;
      return { value: String(id), label: isOther ? `${place} (${holder.anglerName})` : place };
    }),
  );
  const chosen = Number(field.text);
  return (
    <div className={styles.field}>
      <SelectField name={name} label={m.place_peg()} options={options} placeholder={m.ui_choose()} />
      <p className={styles.help}>{m.place_bank_help()}</p>
      {angler && !chosen && <Chip name={angler.name} />}
      {banks.map(({ sector, pegs }) => (
        <fieldset key={sector.id} className={styles.bank} style={sectorHue(sector.position).style}>
          <legend>{sectorTitle(sector)}</legend>
          {pegs.map((peg) => {
            const holder = holderOf.get(peg.id);
            const isChosen = peg.id === chosen;
            const other = holder && holder.anglerId !== angler?.id ? holder.anglerName : null;
            return (
              <button
                key={peg.id}
                type="button"
                className={styles.peg}
                aria-pressed={isChosen}
                data-over={over === peg.id ? stateOf(peg, other) : undefined}
                onClick={() => field.setValue(String(peg.id))}
                onDragOver={(event) => {
                  event.preventDefault();
                  hover(peg.id);
                }}
                onDragLeave={({ currentTarget, relatedTarget }) => {
                  // What lies inside a peg is no other place.
                  if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) hover(null);
                }}
                onDrop={(event) => {
                  event.preventDefault();
                  hover(null);
                  field.setValue(String(peg.id));
                }}
              >
                <PegShape peg={peg} />
                <VisuallyHidden>{pegWords(peg)}</VisuallyHidden>
                {isChosen && angler ? <Chip name={angler.name} /> : null}
                {other && <span className={styles.other}>{other}</span>}
                {over === peg.id && <span className={styles.state}>{sayState(peg, other)}</span>}
              </button>
            );
          })}
        </fieldset>
      ))}
    </div>
  );
}

type Peg = SectorResponse["pegs"][number];

function stateOf({ outOfUseReason }: Peg, other: string | null): "free" | "taken" | "closed" {
  if (outOfUseReason !== null) return "closed";
  return other === null ? "free" : "taken";
}

function sayState(peg: Peg, other: string | null): string {
  const said = { free: m.place_over_free, taken: m.place_over_taken, closed: m.place_over_closed };
  return said[stateOf(peg, other)]();
}

/** What is dragged; whoever uses a keyboard or a phone presses the peg instead. */
function Chip({ name }: { name: string }) {
  return (
    <span
      className={styles.chip}
      draggable
      onDragStart={(event) => event.dataTransfer.setData("text/plain", name)}
    >
      {name}
    </span>
  );
}
