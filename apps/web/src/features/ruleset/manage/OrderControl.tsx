import type { Path } from "@tightlines/domain/outcome";
import { m } from "../../../paraglide/messages.js";
import { ActionIcon } from "../../../ui/ActionIcon.tsx";
import { CloseIcon } from "../../../ui/FrameIcons.tsx";
import { ChevronUpIcon } from "../../../ui/ManageIcons.tsx";
import { PlainSelect } from "../../../ui/PlainField.tsx";
import type { Control, Switch } from "../switches/switch.ts";
import styles from "./SwitchList.module.css";
import { useSwitch } from "./use-switch.ts";

interface OrderControlProps {
  each: Switch;
  control: Extract<Control, { type: "order" }>;
  path: Path;
}

/** Things asked one after the other: moved up by a button, taken out, or added at the end. */
export function OrderControl({ each, control, path }: OrderControlProps) {
  const { value, setValue } = useSwitch(each, path);
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  const labelOf = (one: unknown) => control.options.find((option) => option.value === one)?.label() ?? "";
  const rest = control.options.filter((option) => !chosen.includes(option.value));
  return (
    <>
      {chosen.length > 0 && (
        <ol className={styles.order}>
          {chosen.map((one, index) => (
            <li key={String(one)}>
              <span>{labelOf(one)}</span>
              <ActionIcon
                aria-label={m.ruleset_move_up({ label: labelOf(one) })}
                disabled={index === 0}
                onClick={() => setValue(moveUp(chosen, index))}
              >
                <ChevronUpIcon size={18} />
              </ActionIcon>
              <ActionIcon
                aria-label={m.ruleset_take_out({ label: labelOf(one) })}
                onClick={() => setValue(chosen.filter((other) => other !== one))}
              >
                <CloseIcon size={18} />
              </ActionIcon>
            </li>
          ))}
        </ol>
      )}
      {rest.length > 0 && (
        <PlainSelect
          aria-label={m.ruleset_add_to({ label: each.label() })}
          options={[
            { value: "", label: m.ruleset_add_choice() },
            ...rest.map((option) => ({ value: String(option.value), label: option.label() })),
          ]}
          value=""
          onChange={(event) => {
            const wanted = rest.find((option) => option.value === event.currentTarget.value);
            if (wanted) setValue([...chosen, wanted.value]);
          }}
        />
      )}
    </>
  );
}

function moveUp(list: readonly unknown[], index: number): readonly unknown[] {
  return [...list.slice(0, index - 1), list[index], list[index - 1], ...list.slice(index + 1)];
}
