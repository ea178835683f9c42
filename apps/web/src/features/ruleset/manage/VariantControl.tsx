import type { Path } from "@tightlines/domain/outcome";
import { PlainSelect } from "../../../ui/PlainField.tsx";
import { getAt } from "../switches/ruleset-path.ts";
import type { ShowFields } from "./show-fields.ts";
import type { Control, Switch } from "../switches/switch.ts";
import styles from "./SwitchList.module.css";
import { useSwitch } from "./use-switch.ts";

interface VariantControlProps {
  each: Switch;
  control: Extract<Control, { type: "variant" }>;
  path: Path;
  labelId: string;
  showFields: ShowFields;
}

/** One of several shapes, with the switches that only this shape has below it. */
export function VariantControl({ each, control, path, labelId, showFields }: VariantControlProps) {
  const { place, value, setValue, clear, error } = useSwitch(each, path);
  const tag = getAt(value, [control.tag]);
  const chosen = control.variants.find((variant) => variant.value === tag);
  const options = control.variants.map((variant) => ({ value: variant.value, label: variant.label() }));
  return (
    <>
      <PlainSelect
        aria-labelledby={labelId}
        aria-invalid={error ? true : undefined}
        options={each.absent ? [{ value: "", label: each.absent.label() }, ...options] : options}
        value={chosen?.value ?? ""}
        onChange={(event) => {
          const wanted = control.variants.find((variant) => variant.value === event.currentTarget.value);
          if (wanted) setValue({ [control.tag]: wanted.value, ...wanted.initial });
          else clear();
        }}
      />
      {chosen?.fields && <div className={styles.inside}>{showFields(chosen.fields, place)}</div>}
    </>
  );
}
