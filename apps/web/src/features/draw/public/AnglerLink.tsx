import { lazy, Suspense, useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";

// Fetched with the first press: few want it, and it draws a code.
const AnglerCode = lazy(async () => ({ default: (await import("./AnglerCode.tsx")).AnglerCode }));

/** The page's own address, to be copied or scanned by whoever it is about. */
export function AnglerLink() {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      {isOpen ? (
        <Suspense>
          <AnglerCode />
        </Suspense>
      ) : (
        <Button onClick={() => setOpen(true)}>{m.angler_days_share()}</Button>
      )}
    </div>
  );
}
