import { useEffect, useState } from "react";
import { QrCode } from "../../../lib/qr/QrCode.tsx";
import { saveFile } from "../../../lib/save-file.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import type { WaitingPhoto } from "../device/photo-outbox.ts";
import type { WaitingCheck } from "../device/scale-outbox.ts";
import type { ScoreBook } from "../device/score-book.ts";
import type { WaitingScore } from "../device/shown-score.ts";
import { type HandOver, writeHandOverFile, writePieces } from "./hand-over.ts";
import styles from "./HandOverDialog.module.css";

export interface HandOverDialogProps {
  book: ScoreBook;
  /** Those that wait to be sent. */
  waiting: readonly WaitingScore[];
  checks: readonly WaitingCheck[];
  photos: readonly WaitingPhoto[];
  onClose: () => void;
}

/** What waits as codes for a camera, one after the other, or as a file. It stays on this device until it is sent. */
export function HandOverDialog({ book, waiting, checks, photos, onClose }: HandOverDialogProps) {
  // What is entered or sent meanwhile would change the codes in somebody's hand.
  const [handOver] = useState<HandOver>(() => ({
    eventId: book.event.id,
    passId: book.pass?.id ?? null,
    passName: book.pass?.name ?? null,
    operations: waiting.map(({ body }) => body),
    checks: checks.map(({ body }) => body),
    photoIds: [],
  }));
  const [pictures] = useState(() => photos.map(({ body }) => body));
  const inCodes = handOver.operations.length + handOver.checks.length;
  const count = inCodes || pictures.length;
  const codes = useCodes(handOver);
  const [place, setPlace] = useState(0);
  async function save(): Promise<void> {
    saveFile(`${book.event.url}-${count}.entries.txt`, await writeHandOverFile(handOver, pictures));
  }
  const code = codes?.[place];
  return (
    <Dialog isOpen onClose={onClose} title={m.hand_over_title({ count })}>
      <div className={styles.dialog}>
        <p>{inCodes > 0 ? m.hand_over_why() : m.hand_over_why_file()}</p>
        {inCodes > 0 && codes && code && (
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
        {inCodes > 0 && pictures.length > 0 && (
          <p className={styles.hint}>{m.hand_over_photos({ count: pictures.length })}</p>
        )}
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
