import type { Path } from "@tightlines/domain/outcome";
import { useEffect, useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { PlainInput, PlainSelect } from "../../../ui/PlainField.tsx";
import { useRulesEdit } from "./edit.context.ts";
import type { Control, Switch } from "../switches/switch.ts";
import styles from "./SwitchList.module.css";
import { readTyped, type TypedControl, writeTyped } from "./typed-value.ts";
import { useSwitch } from "./use-switch.ts";

interface LeafControlProps {
  each: Switch;
  control: Exclude<Control, { type: "group" | "variant" | "record" | "rows" | "exactsByCode" | "order" }>;
  path: Path;
  labelId: string;
}

export function LeafControl(props: LeafControlProps) {
  const { control } = props;
  if (control.type === "flag") return <ChoiceControl {...props} options={yesAndNo} />;
  if (control.type === "choice") return <ChoiceControl {...props} options={control.options} />;
  return <TypedField {...props} control={control} />;
}

interface Choice {
  value: string | number | boolean;
  label: () => string;
}

const yesAndNo: readonly Choice[] = [
  { value: true, label: m.ui_yes },
  { value: false, label: m.ui_no },
];

/** Options are chosen by their position, since a value may be a number or a yes. */
function ChoiceControl({ each, path, labelId, options }: LeafControlProps & { options: readonly Choice[] }) {
  const { value, setValue, clear, error } = useSwitch(each, path);
  const data = options.map((option, index) => ({ value: String(index), label: option.label() }));
  return (
    <PlainSelect
      aria-labelledby={labelId}
      aria-invalid={error ? true : undefined}
      options={each.absent ? [{ value: "", label: each.absent.label() }, ...data] : data}
      value={value === undefined ? "" : String(options.findIndex((option) => option.value === value))}
      onChange={({ currentTarget }) => {
        const chosen = currentTarget.value === "" ? undefined : options[Number(currentTarget.value)];
        if (chosen) setValue(chosen.value);
        else clear();
      }}
    />
  );
}

/**
 * Shows what somebody types, as they typed it, while it means the stored value ("2.50" for 2.5) or cannot be read. In all
 * other cases it shows the stored value.
 */
function TypedField({ each, control, path, labelId }: LeafControlProps & { control: TypedControl }) {
  const { place, value, setValue, clear, error } = useSwitch(each, path);
  const { markUnreadable } = useRulesEdit();
  const missing = each.absent ?? each.none;
  const [typed, setTyped] = useState<string | null>(null);
  const read = typed === null ? undefined : readTyped(control, typed);
  const isEmpty = typed !== null && typed.trim() === "" && missing !== undefined;
  const isUnreadable = typed !== null && read === undefined && !isEmpty;
  const showsTyped = isUnreadable || (read && writeTyped(read.value) === writeTyped(value));
  const id = place.join(".");

  useEffect(() => {
    if (!isUnreadable) return undefined;
    markUnreadable(id, true);
    return () => markUnreadable(id, false);
  }, [id, isUnreadable, markUnreadable]);

  const unit = "unit" in control ? control.unit?.() : undefined;
  const isNumber = control.type === "whole" || control.type === "exact";
  return (
    <>
      <PlainInput
        aria-labelledby={labelId}
        aria-invalid={isUnreadable || error ? true : undefined}
        inputMode={isNumber ? "decimal" : "text"}
        placeholder={control.type === "wholeOr" ? control.label() : (missing?.label() ?? "")}
        end={unit && <span className={styles.unit}>{unit}</span>}
        endWidth={unit && `${unit.length + 2.5}ch`}
        value={showsTyped && typed !== null ? typed : writeTyped(value)}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          const wanted = readTyped(control, currentTarget.value);
          if (wanted) setValue(wanted.value);
          else if (currentTarget.value.trim() === "" && missing) clear();
        }}
        onBlur={() => {
          if (!isUnreadable) setTyped(null);
        }}
      />
      {isUnreadable && (
        <p className={styles.error} role="alert">
          {isNumber ? m.ruleset_not_a_number() : m.ruleset_not_readable()}
        </p>
      )}
    </>
  );
}
