import type { EnteredScore } from "@tightlines/domain/score/entered-score";
import { useEffect, useState } from "react";
import { QrCode } from "../../../lib/qr/QrCode.tsx";
import { m } from "../../../paraglide/messages.js";
import { isReceiptWaiting, type Receipt, readReceipt, receiptLink } from "../device/receipt.ts";
import type { Pair, WaitingScore } from "../device/shown-score.ts";
import styles from "./ShowToAngler.module.css";

export interface AnglerReceiptProps {
  pass: string;
  pair: Pair;
  entered: EnteredScore;
  waiting: readonly WaitingScore[];
}

/** What the angler takes along. The code is there at once; it says truly whether it leads anywhere yet. */
export function AnglerReceipt({ pass, pair, entered, waiting }: AnglerReceiptProps) {
  const receipt = useReceipt(pass, pair, entered.signature.value);
  return (
    <section className={styles.receipt} aria-label={m.controller_receipt()}>
      <p className={styles.tick}>✓ {m.controller_confirmed()}</p>
      {receipt && (
        <>
          <QrCode text={receiptLink(receipt)} label={m.controller_receipt_code()} />
          <p>
            {isReceiptWaiting(receipt, waiting)
              ? m.controller_receipt_waiting()
              : m.controller_receipt_sent()}
          </p>
          <a className={styles.link} href={receiptLink(receipt)} target="_blank" rel="noreferrer">
            {m.controller_receipt_open()}
          </a>
        </>
      )}
      {receipt === null && <p>{m.controller_receipt_elsewhere()}</p>}
    </section>
  );
}

/** Null where the angler has confirmed on another device; undefined until it is known. */
function useReceipt(
  pass: string,
  { sessionId, anglerId }: Pair,
  hash: string | null,
): Receipt | null | undefined {
  const [receipt, setReceipt] = useState<Receipt | null>();
  useEffect(() => {
    let isShown = true;
    void readReceipt(pass, { sessionId, anglerId }).then((kept) => {
      if (isShown) setReceipt(kept?.hash === hash ? kept : null);
    });
    return () => {
      isShown = false;
    };
  }, [pass, sessionId, anglerId, hash]);
  return receipt;
}
