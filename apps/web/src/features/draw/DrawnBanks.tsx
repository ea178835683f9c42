import type { SectorResponse } from "@tightlines/contract/sector";
import { isByDraw } from "@tightlines/domain/draw/draw-source";
import type { ReactNode } from "react";
import { m } from "../../paraglide/messages.js";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { PegShape } from "../sector/PegShape.tsx";
import { pegWords } from "../sector/peg-words.ts";
import { sectorTitle } from "../sector/sector-title.ts";
import { SectorBadge } from "../sector/SectorBadge.tsx";
import { sectorHue } from "../sector/sector-hue.ts";
import styles from "./DrawnBanks.module.css";
import { sayWhy } from "./say-why.ts";
import { type Seat, type WholeSector, wholeSectors } from "./seat.ts";

interface DrawnBanksProps {
  sectors: readonly SectorResponse[];
  /** Of one session. */
  seats: readonly Seat[];
  headingLevel: 3 | 4;
  /** How a name is shown, where it is more than a name. */
  renderName?: (seat: Seat) => ReactNode;
}

/** Each sector of a session as its bank: the pegs in their order along the water, and who fishes from them. */
export function DrawnBanks({ sectors, seats, headingLevel, renderName = nameOf }: DrawnBanksProps) {
  const byPeg = seatsByPeg(seats);
  const fished = wholeSectors(sectors).filter(({ pegs }) => pegs.some(({ id }) => byPeg.has(id)));
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.banks}>
      {fished.map((whole) => (
        <section key={whole.sector.id} className={styles.bank} style={sectorHue(whole.sector.position).style}>
          <Heading className={styles.title}>
            <SectorBadge code={whole.sector.code} position={whole.sector.position} />
            {whole.sector.name || sectorTitle(whole.sector)}
          </Heading>
          <Bank whole={whole} byPeg={byPeg} renderName={renderName} />
        </section>
      ))}
    </div>
  );
}

function seatsByPeg(seats: readonly Seat[]): Map<number, Seat[]> {
  const byPeg = new Map<number, Seat[]>();
  for (const seat of seats) byPeg.set(seat.pegId, [...(byPeg.get(seat.pegId) ?? []), seat]);
  return byPeg;
}

function nameOf({ anglerName }: Seat): ReactNode {
  return anglerName;
}

interface BankProps extends Required<Pick<DrawnBanksProps, "renderName">> {
  whole: WholeSector;
  byPeg: Map<number, Seat[]>;
}

function Bank({ whole: { sector, pegs }, byPeg, renderName }: BankProps) {
  const changes = pegs.flatMap((peg) =>
    (byPeg.get(peg.id) ?? []).filter(({ source }) => !isByDraw(source)).map((seat) => ({ peg, seat })),
  );
  return (
    <>
      <ol className={styles.row} aria-label={m.peg_draw_bank({ sector: sector.code })}>
        {pegs.map((peg) => (
          <li key={peg.id} className={styles.place} data-empty={byPeg.has(peg.id) ? undefined : true}>
            <PegShape peg={peg} />
            <VisuallyHidden>{pegWords(peg)}</VisuallyHidden>
            <OnPeg seats={byPeg.get(peg.id) ?? []} renderName={renderName} />
          </li>
        ))}
      </ol>
      {changes.length > 0 && (
        <div className={styles.changes}>
          <p>{m.peg_draw_changes()}</p>
          <ul>
            {changes.map(({ peg, seat }) => (
              <li key={`${seat.anglerId}-${peg.id}`}>
                {m.peg_draw_change({ name: seat.anglerName, peg: peg.number, why: sayWhy(seat) })}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

function OnPeg({ seats, renderName }: { seats: readonly Seat[] } & Pick<BankProps, "renderName">) {
  if (seats.length === 0) return <span className={styles.nobody}>{m.peg_draw_peg_empty()}</span>;
  return (
    <span className={styles.people}>
      {seats.map((seat) => (
        <span key={seat.anglerId} className={styles.person}>
          <span>
            <span className={`${styles.number} tabular`}>{seat.anglerNumber}</span> {renderName(seat)}
          </span>
          {seat.teamName && <span className={styles.team}>{seat.teamName}</span>}
          {!isByDraw(seat.source) && <span className={styles.mark}>{marks[seat.source]()}</span>}
        </span>
      ))}
    </span>
  );
}

const marks = {
  manual: m.peg_draw_peg_changed,
  repaired: m.peg_draw_peg_repaired,
  substitution: m.peg_draw_peg_reserve,
};
