import { useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { ConfirmDelete } from "../../ui/ConfirmDelete.tsx";
import type { ConfirmDeleteProps } from "../../ui/ConfirmDelete.tsx";
import { TrashIcon } from "../../ui/Icons.tsx";

export interface DeleteButtonProps extends Omit<ConfirmDeleteProps, "isOpen" | "onClose"> {
  label: string;
}

/** Asks before it deletes. */
export function DeleteButton({ label, ...confirmation }: DeleteButtonProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button color="clay" leftSection={<TrashIcon size={18} />} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDelete isOpen={isAsking} onClose={() => setAsking(false)} {...confirmation} />
    </>
  );
}
