import type { ChoosingResponse, ChoosingTurn } from "@tightlines/contract/draw/choosing";
import type { ReactNode } from "react";
import { m } from "../../../paraglide/messages.js";
import { Badge } from "../../../ui/Badge.tsx";
import styles from "./TurnList.module.css";
import { turnNames } from "./turn-names.ts";

interface TurnListProps {
  choosing: ChoosingResponse;
  /** What can be done about a turn, for whoever may do it. */
  renderAction?: (turn: ChoosingTurn) => ReactNode;
}

/** The order in which pegs are chosen, with what each has chosen and whose turn it is. */
export function TurnList({ choosing: { turns, next, isOpen }, renderAction }: TurnListProps) {
  return (
    <ol className={styles.turns}>
      {turns.map((turn) => (
        <li
          key={turn.turn}
          className={styles.turn}
          aria-current={isOpen && turn.turn === next ? "step" : undefined}
        >
          <span className={`${styles.number} tabular`}>{turn.turn}</span>
          <span className={styles.names}>{turnNames(turn)}</span>
          <span className={styles.state}>{isOpen && turn.turn === next ? <Now /> : stateOf(turn)}</span>
          {renderAction?.(turn)}
        </li>
      ))}
    </ol>
  );
}

function Now() {
  return <Badge tone="float">{m.choosing_now()}</Badge>;
}

function stateOf({ place, passes, isOver }: ChoosingTurn): string {
  if (place) return m.choosing_place({ sector: place.sectorCode, peg: place.pegNumber });
  if (isOver) return m.choosing_no_part();
  return passes > 0 ? m.choosing_passed() : m.choosing_waits();
}
