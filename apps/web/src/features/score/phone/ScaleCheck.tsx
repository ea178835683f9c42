import type { ScaleCheckInput } from "@tightlines/contract/score/scale-check";
import { type FormEvent, useEffect, useState } from "react";
import { formatMoment } from "../../../lib/time/format-moment.ts";
import { m } from "../../../paraglide/messages.js";
import { Banner } from "../../../ui/Banner.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { PlainInput } from "../../../ui/PlainField.tsx";
import type { ScoreBook } from "../device/score-book.ts";
import type { DeskState, ScoreDesk } from "../device/score-desk.ts";
import { readMeasure, showMeasure } from "../measure.ts";
import styles from "./ScaleCheck.module.css";

export interface ScaleCheckProps {
  desk: ScoreDesk;
  book: ScoreBook;
  sessionId: number;
  /** Those that wait or were refused; when one of them is removed, it is asked for again. */
  checks: DeskState["checks"];
}

/** Asks a weigh team to check its scale before the first weight of a session. It holds nobody up. */
export function ScaleCheck({ desk, book, sessionId, checks }: ScaleCheckProps) {
  const [found, setFound] = useState<{ checks: ScaleCheckProps["checks"]; check: ScaleCheckInput | null }>();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    let isShown = true;
    void desk.scaleCheckOf(sessionId).then((check) => isShown && setFound({ checks, check: check ?? null }));
    return () => {
      isShown = false;
    };
  }, [desk, sessionId, checks]);
  if (!found) return null;
  const { check } = found;
  async function close(): Promise<void> {
    setOpen(false);
    setFound({ checks, check: (await desk.scaleCheckOf(sessionId)) ?? null });
  }
  const again = <Button onClick={() => setOpen(true)}>{check ? m.scale_again() : m.scale_check()}</Button>;
  return (
    <>
      {check ? (
        <p className={styles.checked}>
          {m.scale_checked({
            number: check.scaleNumber,
            when: formatMoment(check.madeAt, book.event.timeZone),
            tare: showMeasure(check.tareGrams, "weight", book.event.units),
          })}
          {again}
        </p>
      ) : (
        <Banner tone="float" action={again}>
          {m.scale_missing()}
        </Banner>
      )}
      {isOpen && <ScaleDialog {...{ desk, book, sessionId }} onClose={() => void close()} />}
    </>
  );
}

const weights = [
  { name: "known", label: m.scale_known },
  { name: "shown", label: m.scale_shown },
  { name: "tare", label: m.scale_tare },
] as const;

interface ScaleDialogProps extends Omit<ScaleCheckProps, "checks"> {
  onClose: () => void;
}

function ScaleDialog({ desk, book, sessionId, onClose }: ScaleDialogProps) {
  const { units } = book.event;
  const [number, setNumber] = useState("");
  const [typed, setTyped] = useState({ known: "", shown: "", tare: "" });
  const read = (name: keyof typeof typed) => readMeasure(typed[name], "weight", units);
  const [knownGrams, shownGrams, tareGrams] = [read("known"), read("shown"), read("tare")];
  const isWhole = number.trim() !== "" && knownGrams && shownGrams !== undefined && tareGrams !== undefined;

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!isWhole) return;
    await desk.checkScale({ sessionId, scaleNumber: number.trim(), knownGrams, shownGrams, tareGrams });
    onClose();
  }

  return (
    <Dialog isOpen onClose={onClose} title={m.scale_title()}>
      <form className={styles.form} onSubmit={(event) => void save(event)}>
        <p>{m.scale_how()}</p>
        <PlainInput
          label={m.scale_number()}
          value={number}
          maxLength={40}
          autoComplete="off"
          onChange={({ currentTarget }) => setNumber(currentTarget.value)}
        />
        {weights.map(({ name, label }) => {
          const grams = read(name);
          return (
            <PlainInput
              key={name}
              label={label()}
              value={typed[name]}
              inputMode="decimal"
              maxLength={9}
              autoComplete="off"
              end={grams === undefined ? undefined : showMeasure(grams, "weight", units)}
              endWidth="6rem"
              onChange={({ currentTarget }) => setTyped({ ...typed, [name]: currentTarget.value })}
            />
          );
        })}
        {knownGrams !== undefined && shownGrams !== undefined && knownGrams !== shownGrams && (
          <Banner tone="clay">{m.scale_differs()}</Banner>
        )}
        <Button type="submit" variant="filled" disabled={!isWhole}>
          {m.scale_confirm()}
        </Button>
      </form>
    </Dialog>
  );
}
