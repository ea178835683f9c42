import type { ReactNode } from "react";
import { OutdatedNote } from "../../lib/outbox/OutdatedNote.tsx";
import { m } from "../../paraglide/messages.js";
import { LostLine } from "../../ui/drawings/LostLine.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { readSubmitProblem } from "../../ui/form/submit-problem.ts";
import { Page } from "../../ui/Page.tsx";
import { TableSkeleton } from "../../ui/Skeletons.tsx";
import type { ScoreBook } from "./device/score-book.ts";
import type { DeskState } from "./device/score-desk.ts";

export interface ScorePageStateProps {
  title: string;
  state: DeskState;
  children: (book: ScoreBook) => ReactNode;
}

/** Waits for the device's book of the event, says why there is none, or shows the page. */
export function ScorePageState({ title, state, children }: ScorePageStateProps) {
  const { book, hasSynced, failure } = state;
  if (book) return children(book);
  return (
    <Page title={title}>
      <OutdatedNote />
      {book === null && hasSynced ? (
        <EmptyState
          drawing={<LostLine />}
          sentence={(failure === null ? null : readSubmitProblem(failure).detail) ?? m.score_not_kept()}
        />
      ) : (
        <TableSkeleton rows={6} columns={2} />
      )}
    </Page>
  );
}
