import { useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { ConfirmDelete } from "../../ui/ConfirmDelete.tsx";
import type { ConfirmDeleteProps } from "../../ui/ConfirmDelete.tsx";
import { TrashIcon } from "../../ui/ManageIcons.tsx";
import styles from "./DeleteSection.module.css";

export interface DeleteButtonProps extends Omit<ConfirmDeleteProps, "isOpen" | "onClose"> {
  label: string;
}

/** Asks before it deletes. What would be refused is not offered: the reason stands in the button's place. */
export function DeleteButton({ label, blocked, ...confirmation }: DeleteButtonProps) {
  const [isAsking, setAsking] = useState(false);
  if (blocked)
    return (
      <div className={styles.blocked}>
        <p>{blocked}</p>
        {confirmation.wayOn}
      </div>
    );
  return (
    <>
      <Button color="clay" leftSection={<TrashIcon size={18} />} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDelete isOpen={isAsking} onClose={() => setAsking(false)} {...confirmation} />
    </>
  );
}
