import { type FormEvent, useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { ActionIcon } from "../../../ui/ActionIcon.tsx";
import { Button } from "../../../ui/Button.tsx";
import { CloseIcon } from "../../../ui/FrameIcons.tsx";
import { PlainSelect } from "../../../ui/PlainField.tsx";
import styles from "../../../ui/SelectionBar.module.css";

export interface MoveBarProps {
  /** How many are ticked. */
  count: number;
  options: readonly { value: string; label: string }[];
  onMove: (value: string) => Promise<void>;
  onClear: () => void;
}

const UNCHOSEN = "unchosen";

/** Where all that are ticked go, in one call. */
export function MoveBar({ count, options, onMove, onClear }: MoveBarProps) {
  const [value, setValue] = useState(UNCHOSEN);
  const [isMoving, setMoving] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setMoving(true);
    try {
      await onMove(value);
    } finally {
      setMoving(false);
    }
  }

  return (
    <form
      className={`${styles.bar} ${styles.floating}`}
      aria-label={m.group_move_selected()}
      onSubmit={(event) => void submit(event)}
    >
      <div className={styles.selected}>
        <output className={styles.count}>{m.angler_selected({ count })}</output>
        <ActionIcon aria-label={m.angler_select_none()} onClick={onClear}>
          <CloseIcon size={18} />
        </ActionIcon>
      </div>
      <PlainSelect
        className={styles.field}
        aria-label={m.group_move_where()}
        options={[{ value: UNCHOSEN, label: m.ui_choose() }, ...options]}
        value={value}
        onChange={({ currentTarget }) => setValue(currentTarget.value)}
      />
      <Button type="submit" variant="filled" loading={isMoving} disabled={value === UNCHOSEN}>
        {m.group_move_selected()}
      </Button>
    </form>
  );
}
