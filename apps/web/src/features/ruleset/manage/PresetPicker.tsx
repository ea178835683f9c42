import { presetNames, type PresetName } from "@tightlines/domain/event/preset-name";
import { useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { presetName } from "../../event/preset-label.ts";
import styles from "./PresetPicker.module.css";

interface PresetPickerProps {
  current: PresetName;
  changed: number;
  onChoose: (preset: PresetName) => void;
}

/** Which preset the rules began as, and the others to begin with instead, each in an organizer's words. */
export function PresetPicker({ current, changed, onChoose }: PresetPickerProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.picker}>
      <p>
        <strong>{presetName(current)}</strong> {meanings[current]()}
      </p>
      <p className={styles.changed}>
        {changed > 0 ? m.ruleset_preset_changed({ count: changed }) : m.ruleset_preset_unchanged()}
      </p>
      <div className={styles.buttons}>
        <Button onClick={() => setOpen(true)}>{m.ruleset_preset_choose()}</Button>
        {changed > 0 && <Button onClick={() => onChoose(current)}>{m.ruleset_preset_back()}</Button>}
      </div>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={m.ruleset_preset_title()}>
        <ul className={styles.list}>
          {presetNames.map((preset) => (
            <li key={preset}>
              <button
                type="button"
                className={styles.preset}
                aria-current={preset === current || undefined}
                onClick={() => {
                  setOpen(false);
                  onChoose(preset);
                }}
              >
                <strong>{presetName(preset)}</strong>
                <span>{meanings[preset]()}</span>
              </button>
            </li>
          ))}
        </ul>
      </Dialog>
    </div>
  );
}

const meanings: Readonly<Record<PresetName, () => string>> = {
  "fly-fips-mouche": m.ruleset_preset_fly,
  "coarse-and-feeder": m.ruleset_preset_coarse,
  "carp-pairs": m.ruleset_preset_carp,
  predator: m.ruleset_preset_predator,
  "trout-area": m.ruleset_preset_trout,
  shore: m.ruleset_preset_shore,
  "boat-percentage": m.ruleset_preset_boat,
  "bass-five-fish": m.ruleset_preset_bass,
  "kayak-release": m.ruleset_preset_kayak,
  "club-match": m.ruleset_preset_club,
  "biggest-fish": m.ruleset_preset_biggest,
};
