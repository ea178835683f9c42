import type { EventResponse } from "@tightlines/contract/event";
import type { BoardScaleCheck } from "@tightlines/contract/score/score-board";
import { formatMoment } from "../../../lib/time/format-moment.ts";
import { m } from "../../../paraglide/messages.js";
import { Badge } from "../../../ui/Badge.tsx";
import { Card } from "../../../ui/Card.tsx";
import { showMeasure } from "../measure.ts";
import styles from "./Controllers.module.css";

export interface ScaleChecksProps {
  event: EventResponse;
  checks: readonly BoardScaleCheck[];
}

/** Which weigh team has checked which scale, when, and with what it was tared. */
export function ScaleChecks({ event, checks }: ScaleChecksProps) {
  const weight = (grams: number) => showMeasure(grams, "weight", event.units);
  return (
    <Card title={m.scale_checks()}>
      <ul className={styles.list}>
        {checks.map(({ id, scaleNumber, knownGrams, shownGrams, tareGrams, by, madeAt }) => (
          <li key={id} className={styles.controller}>
            <span className={styles.name}>
              <strong>{m.scale_of({ number: scaleNumber, who: by ?? m.board_somebody() })}</strong>
              {shownGrams !== knownGrams && <Badge tone="clay">{m.scale_off()}</Badge>}
            </span>
            <span className={styles.facts}>
              {m.scale_facts({
                when: formatMoment(madeAt, event.timeZone),
                known: weight(knownGrams),
                shown: weight(shownGrams),
                tare: weight(tareGrams),
              })}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
