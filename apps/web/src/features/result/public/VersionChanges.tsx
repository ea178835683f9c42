import type { EventResponse } from "@tightlines/contract/event";
import type { ResultChanges } from "@tightlines/contract/result/result-version";
import { m } from "../../../paraglide/messages.js";
import { formatInstant } from "../../draw/format-instant.ts";
import { MovedTable } from "../../score/edit/MovedTable.tsx";
import { correctionWords } from "../version-words.ts";
import { PersonLink } from "./PersonLink.tsx";
import styles from "./Whole.module.css";

/** Which scores were corrected, from what to what, by whom and why, and everybody who has moved. */
export function VersionChanges({ event, changes }: { event: EventResponse; changes: ResultChanges }) {
  const { previousNumber, corrections, tables } = changes;
  if (previousNumber === null) return <p>{m.result_changes_first()}</p>;
  return (
    <>
      {corrections.length > 0 && (
        <>
          <h4>{m.result_changes_corrections()}</h4>
          <ul className={styles.fish}>
            {corrections.map((correction) => {
              const { id, sessionNumber: number, anglerId, name, reason, by, at } = correction;
              return (
                <li key={id}>
                  <PersonLink eventUrl={event.url} lists="entries" id={anglerId} name={name} />{" "}
                  {[
                    m.result_view_session({ number }),
                    correctionWords(correction, event.units),
                    reason,
                    by === null ? m.result_changes_by_controller() : m.result_version_by({ name: by }),
                    formatInstant(at, event.timeZone),
                  ]
                    .filter(Boolean)
                    .join(" · ")}
                </li>
              );
            })}
          </ul>
        </>
      )}
      <h4>{m.result_changes_moves({ number: previousNumber })}</h4>
      {tables.length === 0 && <p>{m.result_changes_nobody()}</p>}
      {tables.map((table) => (
        <MovedTable key={table.classificationId} table={table} units={event.units} isAll />
      ))}
    </>
  );
}
