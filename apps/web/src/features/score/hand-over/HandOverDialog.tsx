import { useEffect, useState } from "react";
import { QrCode } from "../../../lib/qr/QrCode.tsx";
import { saveFile } from "../../../lib/save-file.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import type { WaitingCheck } from "../device/scale-outbox.ts";
import type { ScoreBook } from "../device/score-book.ts";
import type { WaitingScore } from "../device/shown-score.ts";
import { type HandOver, writePieces } from "./hand-over.ts";
import styles from "./HandOverDialog.module.css";

export interface HandOverDialogProps {
  book: ScoreBook;
  /** Those that wait to be sent. */
  waiting: readonly WaitingScore[];
  checks: readonly WaitingCheck[];
  onClose: () => void;
}

/** What waits as codes for a camera, one after the other, or as a file. It stays on this device until it is sent. */
export function HandOverDialog({ book, waiting, checks, onClose }: HandOverDialogProps) {
  // What is entered or sent meanwhile would change the codes in somebody's hand.
  const [handOver] = useState<HandOver>(() => ({
    eventId: book.event.id,
    passId: book.pass?.id ?? null,
    passName: book.pass?.name ?? null,
    operations: waiting.map(({ body }) => body),
    checks: checks.map(({ body }) => body),
  }));
  const count = handOver.operations.length + handOver.checks.length;
  const codes = useCodes(handOver);
  const [place, setPlace] = useState(0);
  async function save(): Promise<void> {
    const [file = ""] = await writePieces(handOver, Number.POSITIVE_INFINITY);
    saveFile(`${book.event.url}-${count}.entries.txt`, new Blob([`${file}\n`], { type: "text/plain" }));
  }
  const code = codes?.[place];
  return (
    <Dialog isOpen onClose={onClose} title={m.hand_over_title({ count })}>
      <div className={styles.dialog}>
        <p>{m.hand_over_why()}</p>
        {codes && code && (
          <>
            <div className={styles.code}>
              <QrCode text={code} label={m.hand_over_code({ number: place + 1, count: codes.length })} />
            </div>
            {codes.length > 1 && (
              <div className={styles.steps}>
                <Button disabled={place === 0} onClick={() => setPlace(place - 1)}>
                  {m.hand_over_back()}
                </Button>
                <output>{m.hand_over_place({ number: place + 1, count: codes.length })}</output>
                <Button disabled={place === codes.length - 1} onClick={() => setPlace(place + 1)}>
                  {m.hand_over_next()}
                </Button>
              </div>
            )}
          </>
        )}
        <Button onClick={() => void save()}>{m.hand_over_save()}</Button>
        <p className={styles.hint}>{m.hand_over_stays()}</p>
      </div>
    </Dialog>
  );
}

function useCodes(handOver: HandOver): readonly string[] | undefined {
  const [codes, setCodes] = useState<readonly string[]>();
  useEffect(() => {
    let isShown = true;
    void writePieces(handOver).then((made) => isShown && setCodes(made));
    return () => {
      isShown = false;
    };
  }, [handOver]);
  return codes;
}
