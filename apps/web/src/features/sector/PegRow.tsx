import type { SectorResponse } from "@tightlines/contract/sector";
import type { PegMarks } from "@tightlines/domain/sector/peg";
import { writePegNumbers } from "@tightlines/domain/sector/write-peg-numbers";
import { m } from "../../paraglide/messages.js";
import { sectorHue } from "./sector-hue.ts";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import styles from "./PegRow.module.css";
import { PegShape } from "./PegShape.tsx";
import { sortByMark } from "./describe-pegs.ts";
import { pegWords } from "./peg-words.ts";
import { sectorTitle } from "./sector-title.ts";

/** A sector drawn as its bank: the pegs in their order along the water, and what the shapes mean in words. */
export function PegRow({ sector }: { sector: SectorResponse }) {
  const { pegs, position } = sector;
  if (pegs.length === 0) return <p className={styles.none}>{m.sector_pegs_none()}</p>;
  return (
    <div className={styles.bank} style={sectorHue(position).style}>
      <ol className={styles.row} aria-label={m.sector_pegs_of({ sector: sectorTitle(sector) })}>
        {pegs.map((peg) => (
          <li key={peg.id} className={styles.place}>
            <PegShape peg={peg} />
            <VisuallyHidden>{pegWords(peg)}</VisuallyHidden>
          </li>
        ))}
      </ol>
      <PegLegend pegs={pegs} />
    </div>
  );
}

/** Which pegs are special, by number: the shapes and colours above say nothing that does not stand here. */
function PegLegend({ pegs }: { pegs: readonly PegMarks[] }) {
  const { ends, accessible, outOfUse } = sortByMark(pegs);
  if (ends.length + accessible.length + outOfUse.length === 0) return null;
  return (
    <dl className={styles.legend}>
      {ends.length > 0 && <Marked mark={m.sector_ends()} pegs={ends} />}
      {accessible.length > 0 && <Marked mark={m.sector_accessible()} pegs={accessible} />}
      {outOfUse.length > 0 && (
        <div>
          <dt>{m.sector_out_of_use()}</dt>
          <dd>
            {outOfUse
              .map(({ number, outOfUseReason }) =>
                m.sector_out_of_use_peg({ number, reason: outOfUseReason ?? "" }),
              )
              .join(", ")}
          </dd>
        </div>
      )}
    </dl>
  );
}

function Marked({ mark, pegs }: { mark: string; pegs: readonly PegMarks[] }) {
  return (
    <div>
      <dt>{mark}</dt>
      <dd>{writePegNumbers(pegs.map(({ number }) => number))}</dd>
    </div>
  );
}
