import type { Path } from "@tightlines/domain/outcome";
import { useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { ActionIcon } from "../../../ui/ActionIcon.tsx";
import { Button } from "../../../ui/Button.tsx";
import { TrashIcon } from "../../../ui/ManageIcons.tsx";
import { PlainInput } from "../../../ui/PlainField.tsx";
import { useRulesEdit } from "./edit.context.ts";
import { getAt, isUnder } from "../switches/ruleset-path.ts";
import type { ShowFields } from "./show-fields.ts";
import type { Control, Switch } from "../switches/switch.ts";
import styles from "./SwitchList.module.css";
import { useSwitch } from "./use-switch.ts";

interface EntriesControlProps {
  each: Switch;
  control: Extract<Control, { type: "record" | "rows" | "exactsByCode" }>;
  path: Path;
  showFields: ShowFields;
}

/** Entries under a code of the organizer's choice, or rows one after the other. */
export function EntriesControl({ each, control, path, showFields }: EntriesControlProps) {
  const { place, value, setValue } = useSwitch(each, path);
  const { problems } = useRulesEdit();
  const rows: readonly unknown[] | null = Array.isArray(value) ? value : null;
  const keys: readonly (string | number)[] = rows ? rows.map((_, index) => index) : Object.keys(value ?? {});
  const nameOf = (key: string | number): string => {
    if (control.type !== "rows") return String(key);
    const name = control.nameKey ? getAt(value, [key, control.nameKey]) : undefined;
    return typeof name === "string" ? name : `${control.rowLabel()} ${Number(key) + 1}`;
  };
  const remove = (key: string | number) =>
    setValue(
      rows
        ? rows.filter((_, index) => index !== key)
        : Object.fromEntries(Object.entries(value ?? {}).filter(([other]) => other !== key)),
    );
  return (
    <div className={styles.entries}>
      {keys.map((key) =>
        control.type === "exactsByCode" ? (
          <div key={key} className={styles.row}>
            {showFields([{ key: String(key), label: () => String(key), control: { type: "exact" } }], place)}
            <RemoveButton name={String(key)} onClick={() => remove(key)} />
          </div>
        ) : (
          <details
            key={key}
            className={styles.entry}
            open={problems.some((problem) => isUnder(problem.path, [...place, key])) || undefined}
          >
            <summary>{nameOf(key)}</summary>
            {showFields(control.fields, [...place, key])}
            <RemoveButton name={nameOf(key)} onClick={() => remove(key)} />
          </details>
        ),
      )}
      {control.type === "rows" ? (
        <Button size="compact-sm" onClick={() => setValue([...(rows ?? []), freshRow(control, rows ?? [])])}>
          {m.ruleset_add_row({ label: control.rowLabel() })}
        </Button>
      ) : (
        <AddByCode
          label={control.keyLabel()}
          onAdd={(code) =>
            setValue({ ...(value as object), [code]: control.type === "record" ? control.initial : 0 })
          }
        />
      )}
    </div>
  );
}

/** Two tables may not have one name. */
function freshRow(control: Extract<Control, { type: "rows" }>, rows: readonly unknown[]): unknown {
  if (!control.nameKey || typeof control.initial !== "object") return control.initial;
  return { ...control.initial, [control.nameKey]: `${control.rowLabel().toLowerCase()}-${rows.length + 1}` };
}

function RemoveButton({ name, onClick }: { name: string; onClick: () => void }) {
  return (
    <ActionIcon aria-label={m.ruleset_take_out({ label: name })} onClick={onClick}>
      <TrashIcon size={18} />
    </ActionIcon>
  );
}

function AddByCode({ label, onAdd }: { label: string; onAdd: (code: string) => void }) {
  const [code, setCode] = useState("");
  const isCode = /^(?![a-z][a-z0-9]*[A-Z])[\p{L}\p{N}][\p{L}\p{N} .-]{0,59}$/u.test(code);
  return (
    <div>
      <div className={styles.row}>
        <PlainInput
          label={label}
          value={code}
          aria-invalid={code && !isCode ? true : undefined}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <Button
          disabled={!isCode}
          onClick={() => {
            onAdd(code);
            setCode("");
          }}
        >
          {m.ruleset_add()}
        </Button>
      </div>
      {code && !isCode && <p className={styles.error}>{m.ruleset_code_wrong()}</p>}
    </div>
  );
}
