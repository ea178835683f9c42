import { lazy, Suspense, useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import type { HandOverDialogProps } from "./HandOverDialog.tsx";

/** Needed seldom, and without signal: it is fetched as soon as something waits. */
const loadDialog = () => import("./HandOverDialog.tsx");
const HandOverDialog = lazy(async () => ({ default: (await loadDialog()).HandOverDialog }));

/** The last resort of a device that finds no signal: somebody else carries its entries. */
export function HandOverButton(props: Omit<HandOverDialogProps, "onClose">) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="subtle" onClick={() => setOpen(true)}>
        {m.hand_over_open()}
      </Button>
      {isOpen && (
        <Suspense>
          <HandOverDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** While there is signal: whoever needs the dialog has none. */
export function keepHandOver(): void {
  // Opened without signal and never kept: the button tries again.
  void loadDialog().catch(() => undefined);
}
