import { type Ref, useId } from "react";
import { m } from "../../../paraglide/messages.js";
import { type Measured, readMeasure, showMeasure, type Units } from "../measure.ts";
import styles from "./MeasureField.module.css";

export interface MeasureFieldProps {
  ref?: Ref<HTMLInputElement>;
  label: string;
  measured: Measured;
  units: Units;
  typed: string;
  isActive: boolean;
  onFocus: () => void;
  onType: (typed: string) => void;
}

/** A size as it is typed, with the size that is meant beside it. The phone's own keyboard stays away: there are keys below. */
export function MeasureField(props: MeasureFieldProps) {
  const { ref, label, measured, units, typed, isActive, onFocus, onType } = props;
  const id = useId();
  const value = readMeasure(typed, measured, units);
  return (
    <div className={styles.field} data-active={isActive || undefined}>
      <label htmlFor={id} className={styles.label}>
        {label} <span className={styles.unit}>{unitWords(measured, units)}</span>
      </label>
      <div className={styles.line}>
        <input
          ref={ref}
          id={id}
          className={styles.input}
          inputMode="none"
          autoComplete="off"
          enterKeyHint="done"
          maxLength={9}
          value={typed}
          onFocus={onFocus}
          onChange={({ currentTarget }) => onType(currentTarget.value.replaceAll(/[^\d.,]/g, ""))}
        />
        <output className={styles.meant} htmlFor={id}>
          {value === undefined ? "" : showMeasure(value, measured, units)}
        </output>
      </div>
    </div>
  );
}

function unitWords(measured: Measured, units: Units): string {
  if (measured === "count") return "";
  if (measured === "length")
    return units === "imperial" ? m.score_unit_length_imperial() : m.score_unit_length();
  return units === "imperial" ? m.score_unit_weight_imperial() : m.score_unit_weight();
}
