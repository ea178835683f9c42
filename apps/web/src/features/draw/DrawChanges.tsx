import { useQuery } from "@tanstack/react-query";
import type { DrawChangeResponse } from "@tightlines/contract/draw-change";
import type { ReactNode } from "react";
import { useApi } from "../../lib/api/api.context.ts";
import { m } from "../../paraglide/messages.js";
import { nameOf } from "../angler/angler-name.ts";
import { anglersQuery } from "../angler/angler.queries.ts";
import { sectorListQuery } from "../sector/sector.queries.ts";
import { sessionLabel } from "../session/session-label.ts";
import { sessionListQuery } from "../session/session.queries.ts";
import { drawChangesQuery } from "./draw-change.queries.ts";
import styles from "./DrawChanges.module.css";
import { formatInstant } from "./format-instant.ts";
import { movedPlace, movedWhen, moveKey } from "./move-words.ts";
import { roles } from "./say-why.ts";
import { undoneBy } from "./undone-by.ts";

interface DrawChangesProps {
  eventUrl: string;
  timeZone: string;
  runId: number;
  /** What can be done about the last change that holds. */
  renderAction?: (last: DrawChangeResponse) => ReactNode;
}

/** Every change of a draw since it was published: who, when, why, and who moved from where to where. */
export function DrawChanges({ eventUrl, timeZone, runId, renderAction }: DrawChangesProps) {
  const { data: changes = [] } = useQuery(drawChangesQuery(useApi(), eventUrl, runId));
  const last = changes.findLast(({ undone }) => undone === null);
  return (
    <ol className={styles.changes} aria-label={m.change_history()}>
      {changes.map((change) => (
        <li key={change.id} data-undone={change.undone ? true : undefined}>
          <strong>{m.change_number({ number: change.number, what: kinds[change.change.kind]() })}</strong>
          <p>{m.change_reason({ reason: change.reason })}</p>
          <Moves eventUrl={eventUrl} moves={change.moves} />
          <p className={styles.by}>{changedBy(change, timeZone)}</p>
          {change.undone && <p className={styles.by}>{undoneBy(change.undone, timeZone)}</p>}
          {change === last && renderAction?.(change)}
        </li>
      ))}
    </ol>
  );
}

function Moves({ eventUrl, moves }: { eventUrl: string; moves: DrawChangeResponse["moves"] }) {
  const api = useApi();
  const { data: anglers = [] } = useQuery(anglersQuery(api, eventUrl));
  const { data: sectors = [] } = useQuery(sectorListQuery(api, eventUrl));
  const { data: sessions = [] } = useQuery(sessionListQuery(api, eventUrl));
  return (
    <ul>
      {moves.map((move) => {
        const { sessionId, anglerId, fromPegId, toPegId } = move;
        const angler = anglers.find(({ id }) => id === anglerId);
        const session = sessions.find(({ id }) => id === sessionId);
        return (
          <li key={moveKey(move)}>
            {m.change_move({
              name: angler ? nameOf(angler) : m.draw_unknown_angler({ id: anglerId }),
              session: movedWhen(session ? sessionLabel(session) : "", move),
              from: movedPlace(sectors, move, fromPegId),
              to: movedPlace(sectors, move, toPegId),
            })}
          </li>
        );
      })}
    </ul>
  );
}

function changedBy({ actorName, actorRole, createdAt }: DrawChangeResponse, timeZone: string): string {
  const facts = { role: roles[actorRole](), when: formatInstant(createdAt, timeZone) };
  return actorName ? m.change_by({ ...facts, name: actorName }) : m.change_by_former(facts);
}

const kinds: Record<DrawChangeResponse["change"]["kind"], () => string> = {
  withdrawal: m.change_withdrawal,
  "late-entrant": m.change_late_entrant,
  substitution: m.change_substitution,
  transfer: m.change_transfer,
  "peg-out-of-use": m.change_peg_out_of_use,
  "by-hand": m.change_by_hand,
};
