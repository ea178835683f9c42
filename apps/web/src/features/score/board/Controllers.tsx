import type { BoardController } from "@tightlines/contract/score/score-board";
import { m } from "../../../paraglide/messages.js";
import { Badge } from "../../../ui/Badge.tsx";
import { Card } from "../../../ui/Card.tsx";
import styles from "./Controllers.module.css";
import { useAgo } from "./use-ago.ts";

export interface ControllersProps {
  controllers: readonly BoardController[];
  timeZone: string;
}

/** Everybody who enters scores in this session, the one seen last first. */
export function Controllers({ controllers, timeZone }: ControllersProps) {
  const ago = useAgo(timeZone);
  return (
    <Card title={m.board_controllers()}>
      {controllers.length === 0 ? (
        <p>{m.board_controllers_none()}</p>
      ) : (
        <ul className={styles.list}>
          {controllers.map((controller) => (
            <li key={`${controller.kind} ${controller.id}`} className={styles.controller}>
              <span className={styles.name}>
                <strong>{controller.name}</strong>
                <Badge>{controller.kind === "pass" ? m.board_pass() : m.board_person()}</Badge>
                {controller.hasEnded && <Badge tone="clay">{m.board_pass_ended()}</Badge>}
              </span>
              <span className={styles.facts}>{factsOf(controller, ago)}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function factsOf(controller: BoardController, ago: (instant: string) => string): string {
  const { seenAt, entryCount, sectorCodes } = controller;
  return [
    seenAt ? m.board_seen({ ago: ago(seenAt) }) : m.board_never_seen(),
    m.board_entries({ count: entryCount }),
    sectorCodes.length > 0 && m.board_pass_sectors({ codes: sectorCodes.join(", ") }),
  ]
    .filter(Boolean)
    .join(" · ");
}
