import { lazy, Suspense, useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import type { ScoreBook } from "../device/score-book.ts";
import type { WaitingScore } from "../device/shown-score.ts";

/** Needed seldom, and without signal: it is fetched as soon as something waits. */
const loadDialog = () => import("./HandOverDialog.tsx");
const HandOverDialog = lazy(async () => ({ default: (await loadDialog()).HandOverDialog }));

export interface HandOverButtonProps {
  book: ScoreBook;
  /** Those that wait to be sent. */
  waiting: readonly WaitingScore[];
}

/** The last resort of a device that finds no signal: somebody else carries its entries. */
export function HandOverButton({ book, waiting }: HandOverButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="subtle" onClick={() => setOpen(true)}>
        {m.hand_over_open()}
      </Button>
      {isOpen && (
        <Suspense>
          <HandOverDialog book={book} waiting={waiting} onClose={() => setOpen(false)} />
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
