import { Seal } from "../../../lib/verify/Seal.tsx";
import { m } from "../../../paraglide/messages.js";
import styles from "./Lottery.module.css";

/** Before the draw: what is promised, for whoever wants to check it afterwards. */
export function LotteryPromise({ seedHash }: { seedHash: string }) {
  return (
    <details className={styles.more}>
      <summary>{m.lottery_promise_title()}</summary>
      <p>{m.lottery_promise()}</p>
      <Seal facts={[{ label: m.draw_seed_hash(), value: seedHash }]} />
    </details>
  );
}
