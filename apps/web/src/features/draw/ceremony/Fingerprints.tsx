import { m } from "../../../paraglide/messages.js";
import styles from "./CeremonyPage.module.css";

/** Both fingerprints in blocks of four, so that they can be read out and compared with a photograph. */
export function Fingerprints({ seedHash, inputHash }: { seedHash: string; inputHash: string }) {
  return (
    <dl className={styles.fingerprints}>
      <div>
        <dt>{m.draw_seed_hash()}</dt>
        <dd>{inBlocks(seedHash)}</dd>
      </div>
      <div>
        <dt>{m.draw_input_hash()}</dt>
        <dd>{inBlocks(inputHash)}</dd>
      </div>
    </dl>
  );
}

function inBlocks(hash: string): string {
  return hash.match(/.{1,4}/g)?.join(" ") ?? hash;
}
