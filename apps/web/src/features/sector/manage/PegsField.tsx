import { findRepeatedNumber } from "@tightlines/domain/sector/peg";
import { useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { FieldNotes } from "../../../ui/form/FieldFrame.tsx";
import type { FieldName } from "../../../ui/form/field-name.ts";
import { useField } from "../../../ui/form/form.context.ts";
import { sectorHue } from "../sector-hue.ts";
import { PegCounts } from "../PegCounts.tsx";
import { describePegs } from "../describe-pegs.ts";
import { type PegDraft, withMark, withoutPeg } from "./peg-edits.ts";
import { PegBoard } from "./PegBoard.tsx";
import { PegNumbers } from "./PegNumbers.tsx";
import { PegPanel } from "./PegPanel.tsx";
import { type PegTool, PegTools } from "./PegTools.tsx";
import styles from "./PegsField.module.css";

interface PegsFieldProps {
  name: FieldName<readonly PegDraft[]>;
  position: number;
}

/** The pegs of a sector: their numbers are typed or counted, and each is marked with a tap or a key. */
export function PegsField({ name, position }: PegsFieldProps) {
  // Numbers that cannot be read are not yet pegs: the form waits until they are put right.
  const [unread, setUnread] = useState<string | null>(null);
  const rule = (value: unknown) => unread ?? checkPegs(value);
  const field = useField(name, { label: m.sector_pegs(), rule, show: showPegs });
  const pegs = field.value;
  const [tool, setTool] = useState<PegTool>("edit");
  const [reason, setReason] = useState<string>(m.sector_reason_usual());
  const [chosen, setChosen] = useState<number | null>(null);
  const problem = unread ? null : (field.error ?? checkPegs(pegs));
  const change = (next: PegDraft[]) => field.setValue(next);

  function press(index: number) {
    if (tool === "edit") return setChosen(index === chosen ? null : index);
    setChosen(null);
    change(tool === "remove" ? withoutPeg(pegs, index) : withMark(pegs, index, tool, usualIfBlank(reason)));
  }

  return (
    <fieldset className={styles.field} style={sectorHue(position).style}>
      <legend className={styles.legend}>{m.sector_pegs()}</legend>
      <PegNumbers
        pegs={pegs}
        problem={unread}
        onProblem={setUnread}
        wasRefused={field.error !== null}
        onChange={(next) => {
          setChosen(null);
          change(next);
        }}
      />
      {pegs.length > 0 && (
        <>
          <PegTools tool={tool} onTool={setTool} reason={reason} onReason={setReason} />
          <PegBoard
            pegs={pegs}
            chosen={tool === "edit" ? chosen : null}
            onPress={press}
            onChange={change}
            onChoose={setChosen}
            reason={usualIfBlank(reason)}
          />
          {tool === "edit" && chosen !== null && pegs[chosen] && (
            <PegPanel pegs={pegs} index={chosen} onChange={change} onChoose={setChosen} />
          )}
          <PegCounts pegs={pegs} />
        </>
      )}
      <FieldNotes field={{ id: field.id, error: problem }} help={undefined} />
    </fieldset>
  );
}

function checkPegs(value: unknown): string | null {
  const pegs = asPegs(value);
  const repeated = findRepeatedNumber(pegs);
  if (repeated !== undefined) return m.sector_pegs_repeated({ number: repeated });
  const blank = pegs.find(({ outOfUseReason }) => outOfUseReason?.trim() === "");
  return blank ? m.sector_pegs_no_reason({ number: blank.number }) : null;
}

function showPegs(value: unknown): string {
  return describePegs(asPegs(value));
}

function usualIfBlank(reason: string): string {
  return reason.trim() || m.sector_reason_usual();
}

/** A rule is told nothing of the value's kind. */
function asPegs(value: unknown): readonly PegDraft[] {
  // This field alone sets them.
  return value as readonly PegDraft[];
}
