import { anglerLengths } from "@tightlines/domain/angler/angler-lengths";
import { categories as knownCategories } from "@tightlines/domain/angler/category";
import { FEE_CATEGORIES } from "@tightlines/domain/registration/registration-lengths";
import { useId } from "react";
import { m } from "../../../../paraglide/messages.js";
import { ActionIcon } from "../../../../ui/ActionIcon.tsx";
import { Button } from "../../../../ui/Button.tsx";
import type { FieldName } from "../../../../ui/form/field-name.ts";
import { FieldNotes } from "../../../../ui/form/FieldFrame.tsx";
import { useField } from "../../../../ui/form/form.context.ts";
import { nextKey } from "../../../../ui/form/row-key.ts";
import { PlusIcon } from "../../../../ui/Icons.tsx";
import { TrashIcon } from "../../../../ui/ManageIcons.tsx";
import { PlainInput } from "../../../../ui/PlainField.tsx";
import { VisuallyHidden } from "../../../../ui/VisuallyHidden.tsx";
import { type CategoryValues, readCapacity, readFee } from "./settings-values.ts";
import styles from "./SettingsRows.module.css";

export interface CategoriesFieldProps {
  name: FieldName<CategoryValues[]>;
  currency: string;
}

/** The categories one can register in, each with what it costs and how many places it has. */
export function CategoriesField({ name, currency }: CategoriesFieldProps) {
  const field = useField(name, {
    label: m.desk_categories(),
    rule: (value) => problemOf(value as CategoryValues[], currency),
    show: (value) => (value as CategoryValues[]).map(({ category, fee }) => `${category} ${fee}`).join(", "),
  });
  const listId = useId();
  const rows = field.value;

  function change(index: number, changed: Partial<CategoryValues>) {
    field.setValue(rows.map((row, at) => (at === index ? { ...row, ...changed } : row)));
  }

  return (
    <div className={styles.rows}>
      <datalist id={listId}>
        {knownCategories.map((category) => (
          <option key={category} value={category}>
            {category}
          </option>
        ))}
      </datalist>
      {rows.map((row, index) => (
        <fieldset key={row.key} className={styles.row}>
          <legend>
            <VisuallyHidden>{m.desk_category_number({ number: index + 1 })}</VisuallyHidden>
          </legend>
          <PlainInput
            className={styles.wide}
            label={m.angler_field_category()}
            list={listId}
            autoComplete="off"
            maxLength={anglerLengths.category}
            aria-invalid={(field.error !== null && row.category.trim() === "") || undefined}
            value={row.category}
            onChange={({ currentTarget }) => change(index, { category: currentTarget.value })}
          />
          <PlainInput
            className={styles.short}
            label={m.desk_category_amount({ currency })}
            inputMode="decimal"
            maxLength={20}
            aria-invalid={(field.error !== null && readFee(row.fee, currency) === undefined) || undefined}
            value={row.fee}
            onChange={({ currentTarget }) => change(index, { fee: currentTarget.value })}
          />
          <PlainInput
            className={styles.short}
            label={m.desk_category_capacity()}
            inputMode="numeric"
            maxLength={6}
            aria-invalid={(field.error !== null && readCapacity(row.capacity) === undefined) || undefined}
            value={row.capacity}
            onChange={({ currentTarget }) => change(index, { capacity: currentTarget.value })}
          />
          <ActionIcon
            aria-label={m.desk_category_remove({ name: row.category || String(index + 1) })}
            onClick={() => field.setValue(rows.toSpliced(index, 1))}
          >
            <TrashIcon size={18} />
          </ActionIcon>
        </fieldset>
      ))}
      <FieldNotes field={field} help={m.desk_categories_help()} />
      {rows.length < FEE_CATEGORIES && (
        <Button
          leftSection={<PlusIcon size={18} />}
          onClick={() =>
            field.setValue([...rows, { key: nextKey(rows), category: "", fee: "", capacity: "" }])
          }
        >
          {m.desk_category_add()}
        </Button>
      )}
    </div>
  );
}

function problemOf(rows: readonly CategoryValues[], currency: string): string | null {
  if (rows.some(({ category }) => category.trim() === "")) return m.desk_category_unnamed();
  if (rows.some(({ fee }) => readFee(fee, currency) === undefined))
    return m.desk_category_amount_wrong({ currency });
  if (rows.some(({ capacity }) => readCapacity(capacity) === undefined))
    return m.desk_category_capacity_wrong();
  return null;
}
