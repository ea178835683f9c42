import type { EnteredScore } from "@tightlines/domain/score/entered-score";
import { hashScore, isSigned } from "@tightlines/domain/score/hash-score";
import { useState } from "react";
import { logFailure } from "../../../lib/log-failure.ts";
import { m } from "../../../paraglide/messages.js";
import { Banner } from "../../../ui/Banner.tsx";
import { Button } from "../../../ui/Button.tsx";
import { keepReceipt, newReceipt } from "../device/receipt.ts";
import type { ScoreBook } from "../device/score-book.ts";
import type { DeskState, ScoreDesk } from "../device/score-desk.ts";
import { type Pair, totalOf } from "../device/shown-score.ts";
import { DeviceNotes } from "../DeviceNotes.tsx";
import { fishSentence, totalSentence, weighInSentence, worthSentence } from "../score-words.ts";
import { sessionPresenceLabel } from "../session-presence.ts";
import { AnglerReceipt } from "./AnglerReceipt.tsx";
import page from "./ControllerPage.module.css";
import styles from "./ShowToAngler.module.css";

export interface ShowToAnglerProps {
  desk: ScoreDesk;
  state: DeskState;
  book: ScoreBook;
  pair: Pair;
  entered: EnteredScore;
  /** The secret of the pass. */
  pass: string;
  onDone: () => void;
}

/** The phone is turned round: the angler reads what is written down, confirms it and takes a receipt along. */
export function ShowToAngler({ desk, state, book, pair, entered, pass, onDone }: ShowToAnglerProps) {
  const [isFailed, setFailed] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const total = totalOf(book, entered, pair);
  const { presence, lateMinutes } = entered.presence.value;
  const isConfirmed = isSigned(entered);

  /** The receipt is on the device before the signature is: whoever has confirmed finds it again. */
  async function confirm(): Promise<void> {
    setBusy(true);
    const { receiptHash, ...receipt } = newReceipt(hashScore(entered));
    const id = await keepReceipt(pass, pair, receipt)
      .then(() => desk.say(pair, { kind: "sign", hash: receipt.hash, receiptHash }))
      .catch((error: unknown) => {
        logFailure(String(error));
        return undefined;
      });
    setFailed(id === undefined);
    setBusy(false);
  }

  return (
    <>
      <div className={styles.figures}>
        <strong>{totalSentence(book, total)}</strong>
        <span>{m.score_fish({ count: total.fishCount })}</span>
      </div>
      {presence !== "fished" && <p className={styles.line}>{sessionPresenceLabel(presence)}</p>}
      {lateMinutes > 0 && <p className={styles.line}>{m.controller_late({ count: lateMinutes })}</p>}
      {entered.weighIn.value && (
        <p className={styles.line}>
          {m.controller_weighed({ what: weighInSentence(entered.weighIn.value, book.event.units) })}
        </p>
      )}
      <ol className={styles.fish} aria-label={m.score_list_of_fish()}>
        {entered.catches.map(({ id, values, voidReason }, index) => (
          <li key={id} data-void={voidReason !== null || undefined}>
            <span>{fishSentence(book, values)}</span>
            <span>{worthOf(book, total, index)}</span>
          </li>
        ))}
      </ol>
      {entered.penalties
        .filter(({ voidReason }) => voidReason === null)
        .map(({ id, values }) => (
          <p key={id} className={styles.line}>
            {m.score_said_penalty({ code: values.code })}
          </p>
        ))}
      {isConfirmed ? (
        <AnglerReceipt pass={pass} pair={pair} entered={entered} waiting={state.waiting} />
      ) : (
        <>
          <p>{entered.signature.value === null ? m.controller_ask() : m.controller_ask_again()}</p>
          <Button variant="filled" className={page.large} loading={isBusy} onClick={() => void confirm()}>
            {m.controller_confirm()}
          </Button>
        </>
      )}
      {isFailed && <Banner tone="clay">{m.score_not_saved()}</Banner>}
      <DeviceNotes {...state} />
      {isConfirmed && (
        <Button className={page.large} onClick={onDone}>
          {m.controller_next()}
        </Button>
      )}
    </>
  );
}

function worthOf(book: ScoreBook, { catches }: ReturnType<typeof totalOf>, index: number): string {
  const judged = catches.find((each) => each.index === index);
  return judged ? worthSentence(book, judged) : "";
}
