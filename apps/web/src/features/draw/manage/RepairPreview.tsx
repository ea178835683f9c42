import { useQuery } from "@tanstack/react-query";
import type { RepairPreview as Preview, RepairWish } from "@tightlines/contract/draw-change";
import type { SectorResponse } from "@tightlines/contract/sector";
import type { SessionResponse } from "@tightlines/contract/session";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { readSubmitProblem } from "../../../ui/form/submit-problem.ts";
import { sessionLabel } from "../../session/session-label.ts";
import { repairPreviewQuery } from "../draw-change.queries.ts";
import { movedPlace, movedWhen, moveKey } from "../move-words.ts";
import styles from "./DrawListPage.module.css";

interface RepairPreviewProps {
  eventUrl: string;
  runId: number;
  wish: RepairWish;
  sessions: readonly SessionResponse[];
  sectors: readonly SectorResponse[];
}

/** Who moves from where to where, and how many stay; or why it cannot be. */
export function RepairPreview({ eventUrl, runId, wish, sessions, sectors }: RepairPreviewProps) {
  const { data, error } = useQuery(repairPreviewQuery(useApi(), eventUrl, runId, wish));
  return (
    <section className={styles.preview} aria-label={m.repair_preview()} aria-live="polite">
      <h3>{m.repair_preview()}</h3>
      {error ? (
        <p className={styles.impossible}>{readSubmitProblem(error).detail ?? m.ui_form_refused()}</p>
      ) : data ? (
        <Moves preview={data} sessions={sessions} sectors={sectors} />
      ) : (
        <p>{m.repair_asking()}</p>
      )}
    </section>
  );
}

type MovesProps = Pick<RepairPreviewProps, "sessions" | "sectors"> & { preview: Preview };

function Moves({ preview: { moves, people, staying }, sessions, sectors }: MovesProps) {
  const nameOf = new Map(people.map(({ id, name }) => [id, name]));
  const sessionOf = new Map(sessions.map((session) => [session.id, sessionLabel(session)]));
  return (
    <>
      {moves.length === 0 ? (
        <p>{m.repair_nobody_moves()}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{m.repair_angler()}</th>
              <th scope="col">{m.repair_session()}</th>
              <th scope="col">{m.repair_from()}</th>
              <th scope="col">{m.repair_to()}</th>
            </tr>
          </thead>
          <tbody>
            {moves.map((move) => (
              <tr key={moveKey(move)}>
                <th scope="row">{nameOf.get(move.anglerId)}</th>
                <td>{movedWhen(sessionOf.get(move.sessionId) ?? "", move)}</td>
                <td>{movedPlace(sectors, move, move.fromPegId)}</td>
                <td>{movedPlace(sectors, move, move.toPegId)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className={styles.dim}>{m.repair_staying({ count: staying })}</p>
    </>
  );
}
