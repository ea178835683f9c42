import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { BoardWaiting } from "@tightlines/contract/score/score-board";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { readSubmitProblem } from "../../../ui/form/submit-problem.ts";
import { toast } from "../../../ui/toast.ts";
import { forgetScores } from "../score.queries.ts";
import type { ScoreBook } from "../device/score-book.ts";
import styles from "./Controllers.module.css";
import { useAgo } from "./use-ago.ts";

export interface WaitingEntriesProps {
  event: ScoreBook["event"];
  waiting: readonly BoardWaiting[];
}

/** Entries that came before the ones they build on. */
export function WaitingEntries({ event, waiting }: WaitingEntriesProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const ago = useAgo(event.timeZone);
  const stopping = useMutation({
    mutationFn: (operation: string) =>
      api.post("/api/events/{event}/scores/operations/{operation}/stop-waiting", {
        params: { event: event.url, operation },
      }),
    onSuccess: () => toast.success(m.board_waiting_stopped()),
    onError: (error) => toast.error(readSubmitProblem(error).detail ?? m.ui_form_refused()),
    // What it waited for may have arrived meanwhile.
    onSettled: () => forgetScores(queryClient, event.url),
  });
  return (
    <Card title={m.board_waiting()}>
      <p>{m.board_waiting_why()}</p>
      <ul className={styles.list}>
        {waiting.map(({ id, kind, anglerName, by, receivedAt }) => (
          <li key={id} className={styles.controller}>
            <span className={styles.name}>
              <strong>{m.board_waiting_entry({ kind, angler: anglerName })}</strong>
            </span>
            <span className={styles.facts}>
              {m.board_waiting_from({ who: by ?? m.board_somebody(), ago: ago(receivedAt) })}
            </span>
            <Button
              loading={stopping.variables === id && stopping.isPending}
              onClick={() => stopping.mutate(id)}
            >
              {m.board_waiting_stop()}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
