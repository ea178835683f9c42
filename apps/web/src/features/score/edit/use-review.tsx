import type { ScoreOperationInput } from "@tightlines/contract/score/score-operation";
import { type ReactNode, useState } from "react";
import { m } from "../../../paraglide/messages.js";
import type { DeskState, ScoreStepInput } from "../device/score-desk.ts";
import { isAbout, type Pair } from "../device/shown-score.ts";
import { CorrectionDialog } from "./CorrectionDialog.tsx";
import { triedOperation } from "./tried-operation.ts";

/** Shows what a change moves and asks why; without a reason it is not made. */
export type Review = (step: ScoreStepInput) => Promise<string | undefined>;

/** A change that somebody looks at before it is saved. */
interface Asked {
  operations: readonly ScoreOperationInput[];
  answer: (reason?: string) => void;
}

export function useReview(
  eventUrl: string,
  state: Pick<DeskState, "waiting">,
  pair: Pair,
): { review: Review; dialog: ReactNode } {
  const [asked, setAsked] = useState<Asked>();
  const review: Review = (step) =>
    new Promise((answer) =>
      setAsked({ operations: [...unsentOf(state, pair), triedOperation(pair, step)], answer }),
    );
  function close(reason?: string): void {
    asked?.answer(reason);
    setAsked(undefined);
  }
  const dialog = asked && (
    <CorrectionDialog
      eventUrl={eventUrl}
      title={m.correction_title()}
      submitLabel={m.correction_save()}
      operations={asked.operations}
      onSave={async (reason) => close(reason)}
      onClose={() => close()}
    />
  );
  return { review, dialog };
}

/** What this device has said about the score before, and the server has not heard yet. */
function unsentOf({ waiting }: Pick<DeskState, "waiting">, pair: Pair): ScoreOperationInput[] {
  return waiting.filter(isAbout(pair)).flatMap(({ body, answer }) => (answer === null ? [body] : []));
}
