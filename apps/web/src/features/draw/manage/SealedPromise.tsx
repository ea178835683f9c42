import type { DrawRunSummary } from "@tightlines/contract/draw-run";
import { m } from "../../../paraglide/messages.js";
import { formatInstant } from "../format-instant.ts";
import styles from "./DrawListPage.module.css";

interface SealedPromiseProps {
  run: Pick<DrawRunSummary, "createdAt" | "seedHash" | "inputHash">;
  timeZone: string;
}

/** Both fingerprints, large enough to be read out or photographed. */
export function SealedPromise({ run, timeZone }: SealedPromiseProps) {
  return (
    <>
      <p>{m.peg_draw_promise_words({ when: formatInstant(run.createdAt, timeZone) })}</p>
      <dl className={styles.promise}>
        <dt>{m.peg_draw_promise_seed()}</dt>
        <dd>{run.seedHash}</dd>
        <dt>{m.peg_draw_promise_input()}</dt>
        <dd>{run.inputHash}</dd>
      </dl>
    </>
  );
}
