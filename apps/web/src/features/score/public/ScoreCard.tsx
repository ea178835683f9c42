import type { EventResponse } from "@tightlines/contract/event";
import type { ScoreResponse } from "@tightlines/contract/score/score-response";
import { m } from "../../../paraglide/messages.js";
import { Badge } from "../../../ui/Badge.tsx";
import { fishLine } from "../fish-line.ts";
import { showLength, showWeight, type Units } from "../measure.ts";
import { sessionPresenceLabel } from "../session-presence.ts";
import styles from "./ScoreCard.module.css";

/** One angler's catch in one session, and every fish of it. */
export function ScoreCard({ event, score }: { event: EventResponse; score: ScoreResponse }) {
  const { anglerNumber, anglerName, teamName, sectorCode, pegNumber, catches, isSigned } = score;
  const place =
    sectorCode !== null && pegNumber !== null && m.score_place({ sector: sectorCode, peg: pegNumber });
  const facts = [m.score_number({ number: anglerNumber }), teamName, place].filter(Boolean);
  return (
    <article className={styles.card}>
      <div className={styles.person}>
        <strong className={styles.name}>{anglerName}</strong>
        <span className={styles.facts}>{facts.join(" · ")}</span>
      </div>
      <div className={styles.sum}>
        <span>{summary(score, event.units)}</span>
        {isSigned && <Badge tone="reed">{m.score_public_signed()}</Badge>}
      </div>
      {catches.length > 0 && (
        <details className={styles.details}>
          <summary className={styles.open}>{m.score_public_fish()}</summary>
          <ol className={styles.fish}>
            {catches.map((fish) => (
              <li key={fish.id} data-void={fish.voidReason !== null || undefined}>
                {fishLine(fish, event)}
                {fish.voidReason !== null && <span className={styles.why}> {fish.voidReason}</span>}
              </li>
            ))}
          </ol>
        </details>
      )}
    </article>
  );
}

/** "5 fish, longest 45 cm": what was written down, without the arithmetic of the results. */
function summary({ presence, weighIn, catches }: ScoreResponse, units: Units): string {
  if (presence !== "fished") return sessionPresenceLabel(presence);
  const counting = catches.filter(({ voidReason }) => voidReason === null);
  const fish = weighIn?.fishCount ?? counting.reduce((sum, { count }) => sum + count, 0);
  const grams =
    weighIn?.weightGrams ?? counting.reduce((sum, { weightGrams }) => sum + (weightGrams ?? 0), 0);
  const longest = Math.max(0, ...counting.map(({ lengthMm }) => lengthMm ?? 0));
  if (fish === 0 && grams === 0) return m.score_public_blank();
  const facts = [
    fish > 0 && m.score_fish({ count: fish }),
    grams > 0 && m.score_public_weight({ weight: showWeight(grams, units) }),
    longest > 0 && m.score_public_longest({ length: showLength(longest, units) }),
  ];
  return facts.filter(Boolean).join(", ");
}
