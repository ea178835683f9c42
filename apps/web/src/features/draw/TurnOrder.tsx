import type { Turn } from "@tightlines/domain/draw/draw-choice-order";
import type { AnglerResponse } from "@tightlines/contract/angler";
import { m } from "../../paraglide/messages.js";
import { nameOf } from "../angler/angler-name.ts";
import styles from "./TurnOrder.module.css";

interface TurnOrderProps {
  /** Of one session. */
  turns: readonly Turn[];
  anglers: readonly AnglerResponse[];
}

/** Who chooses a peg first, second and so on. */
export function TurnOrder({ turns, anglers }: TurnOrderProps) {
  const byId = new Map(anglers.map((angler) => [angler.id, angler]));
  const nameIn = (id: number) => {
    const angler = byId.get(id);
    return angler ? nameOf(angler) : m.draw_unknown_angler({ id });
  };
  return (
    <section>
      <p className={styles.title}>{m.peg_draw_turns()}</p>
      <ol className={styles.turns}>
        {turns.map(({ turn, anglerIds }) => (
          <li key={turn}>{anglerIds.map(nameIn).join(", ")}</li>
        ))}
      </ol>
    </section>
  );
}
