import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ScoreOperationInput } from "@tightlines/contract/score/score-operation";
import { ApiProblem } from "../../../lib/api/api-problem.ts";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { readSubmitProblem } from "../../../ui/form/submit-problem.ts";
import { eventQuery } from "../../event/event.queries.ts";
import { movesQuery } from "./correction.queries.ts";
import styles from "./Moves.module.css";
import { MovedTable } from "./MovedTable.tsx";

export interface MovesProps {
  eventUrl: string;
  operations: readonly ScoreOperationInput[];
}

/** Everybody whose place or sum a correction changes; or why it cannot be made. */
export function Moves({ eventUrl, operations }: MovesProps) {
  const api = useApi();
  const { data, error } = useQuery(movesQuery(api, eventUrl, operations));
  const { data: event } = useQuery(eventQuery(api, eventUrl));
  return (
    <section className={styles.moves} aria-label={m.correction_preview()} aria-live="polite">
      <h3>{m.correction_preview()}</h3>
      {error ? (
        <Refusal eventUrl={eventUrl} error={error} sessionId={operations[0]?.sessionId} />
      ) : !data || !event ? (
        <p>{m.correction_asking()}</p>
      ) : data.length === 0 ? (
        <p>{m.correction_nobody_moves()}</p>
      ) : (
        data.map((table) => (
          <MovedTable
            key={`${table.classificationId} ${table.unit?.sessionId ?? ""} ${table.unit?.code ?? ""}`}
            table={table}
            units={event.units}
          />
        ))
      )}
    </section>
  );
}

interface RefusalProps {
  eventUrl: string;
  error: Error;
  sessionId: number | undefined;
}

/** What is official is reopened first: the sentence says so, and the link leads there. */
function Refusal({ eventUrl, error, sessionId }: RefusalProps) {
  const isClosed = error instanceof ApiProblem && error.code === "session-takes-no-scores";
  return (
    <div className={styles.impossible}>
      <p>{readSubmitProblem(error).detail ?? m.ui_form_refused()}</p>
      {isClosed && sessionId !== undefined && (
        <Link
          to="/events/$eventUrl/manage/sessions/$sessionId/edit"
          params={{ eventUrl, sessionId: String(sessionId) }}
        >
          {m.correction_reopen()}
        </Link>
      )}
    </div>
  );
}
