import { MAX_PEG_NUMBER } from "@tightlines/domain/sector/peg";
import { pegLengths } from "@tightlines/domain/sector/sector-lengths";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { ChevronLeftIcon } from "../../../ui/FrameIcons.tsx";
import { ChevronRightIcon, TrashIcon } from "../../../ui/ManageIcons.tsx";
import { PlainInput } from "../../../ui/PlainField.tsx";
import { type PegDraft, type PegMark, withChanged, withMark, withMoved, withoutPeg } from "./peg-edits.ts";
import styles from "./PegPanel.module.css";

export interface PegPanelProps {
  pegs: readonly PegDraft[];
  index: number;
  onChange: (pegs: PegDraft[]) => void;
  onChoose: (index: number | null) => void;
}

/** Everything about one peg. */
export function PegPanel({ pegs, index, onChange, onChoose }: PegPanelProps) {
  const peg = pegs[index];
  if (!peg) return null;
  const { number, isEnd, isAccessible, outOfUseReason } = peg;
  const toggle = (mark: PegMark) => onChange(withMark(pegs, index, mark, m.sector_reason_usual()));

  function move(by: 1 | -1) {
    onChange(withMoved(pegs, index, by));
    onChoose(index + by);
  }

  return (
    <section className={styles.panel} aria-label={m.sector_peg({ number })}>
      <PlainInput
        className={styles.number}
        label={m.sector_peg_number()}
        inputMode="numeric"
        maxLength={4}
        value={String(number)}
        onChange={(event) => {
          const next = Number(event.currentTarget.value.replaceAll(/\D/g, ""));
          if (next >= 1 && next <= MAX_PEG_NUMBER) onChange(withChanged(pegs, index, { number: next }));
        }}
      />
      <div className={styles.marks}>
        <Mark isOn={isEnd} label={m.sector_tool_end()} onToggle={() => toggle("end")} />
        <Mark isOn={isAccessible} label={m.sector_tool_accessible()} onToggle={() => toggle("accessible")} />
        <Mark
          isOn={outOfUseReason !== null}
          label={m.sector_tool_out_of_use()}
          onToggle={() => toggle("outOfUse")}
        />
      </div>
      {outOfUseReason !== null && (
        <PlainInput
          label={m.sector_reason()}
          maxLength={pegLengths.outOfUseReason}
          value={outOfUseReason}
          onChange={(event) =>
            onChange(withChanged(pegs, index, { outOfUseReason: event.currentTarget.value }))
          }
        />
      )}
      <div className={styles.marks}>
        <Button disabled={index === 0} leftSection={<ChevronLeftIcon size={18} />} onClick={() => move(-1)}>
          {m.sector_move_before()}
        </Button>
        <Button
          disabled={index === pegs.length - 1}
          leftSection={<ChevronRightIcon size={18} />}
          onClick={() => move(1)}
        >
          {m.sector_move_after()}
        </Button>
        <Button
          color="clay"
          leftSection={<TrashIcon size={18} />}
          onClick={() => {
            onChoose(null);
            onChange(withoutPeg(pegs, index));
          }}
        >
          {m.sector_tool_remove()}
        </Button>
      </div>
    </section>
  );
}

function Mark({ isOn, label, onToggle }: { isOn: boolean; label: string; onToggle: () => void }) {
  return (
    <label className={styles.mark}>
      <input type="checkbox" className={styles.box} checked={isOn} onChange={onToggle} />
      {label}
    </label>
  );
}
