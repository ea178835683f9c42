import type { CatchInput } from "@tightlines/contract/score/score-values";
import type { CatchValues, EnteredCatch } from "@tightlines/domain/score/entered-score";
import { entryFields } from "@tightlines/domain/score/entry-fields";
import { type FormEvent, useState } from "react";
import { correctedNow } from "../../../lib/clock.ts";
import { formatTime } from "../../../lib/time/format-zone.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { PlainCheckbox, PlainInput, PlainSelect } from "../../../ui/PlainField.tsx";
import type { ScoreBook } from "../device/score-book.ts";
import { writeMeasure } from "../measure.ts";
import { type CatchDraft, emptyDraft, readDraft } from "./catch-draft.ts";
import styles from "./EntryForm.module.css";

export interface ChangeFishDialogProps {
  book: ScoreBook;
  fish: EnteredCatch;
  /** Answers whether the change is on the device. */
  onSave: (values: CatchInput) => Promise<boolean>;
  onClose: () => void;
}

/** Corrects one fish. What the form does not show stays as it was entered. */
export function ChangeFishDialog({ book, fish, onSave, onClose }: ChangeFishDialogProps) {
  const { units, timeZone } = book.event;
  const fields = entryFields(book.rules.catching);
  const [draft, setDraft] = useState(() => writeDraft(fish.values, units));
  const [deductions, setDeductions] = useState(() => [...(fish.values.deductions ?? [])]);
  const codes = Object.keys(book.rules.catching.deductions.byCode ?? {});
  const { caughtAt } = fish.values;
  // A time that is typed anew is one of the day the fish was caught on.
  const now = caughtAt === undefined ? correctedNow() : Date.parse(caughtAt);
  const read = readDraft(draft, { fields, units, timeZone, now });
  const change = (part: Partial<CatchDraft>) => setDraft((before) => ({ ...before, ...part }));

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!read) return;
    const { values } = fish;
    const isSaved = await onSave({
      ...read,
      count: values.count ?? 1,
      deductions,
      caughtAt: draft.time === undefined ? (caughtAt ?? null) : read.caughtAt,
    });
    if (isSaved) onClose();
  }

  return (
    <Dialog isOpen onClose={onClose} title={m.score_change_fish()}>
      <form className={styles.form} onSubmit={(event) => void save(event)}>
        <PlainSelect
          label={m.score_species()}
          value={String(draft.speciesId)}
          options={book.species.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={({ currentTarget }) => change({ speciesId: Number(currentTarget.value) })}
        />
        {(["length", "weight"] as const)
          .filter((name) => fields[name] !== "no" || draft[name] !== "")
          .map((name) => (
            <PlainInput
              key={name}
              label={name === "length" ? m.score_length() : m.score_weight()}
              inputMode="decimal"
              maxLength={9}
              value={draft[name]}
              onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
            />
          ))}
        <PlainInput
          type="time"
          label={m.score_time()}
          value={draft.time ?? (caughtAt === undefined ? "" : formatTime(caughtAt, timeZone))}
          onChange={({ currentTarget }) => change({ time: currentTarget.value || undefined })}
        />
        {fields.dead && (
          <PlainCheckbox
            label={m.score_dead()}
            checked={draft.isDead}
            onChange={({ currentTarget }) => change({ isDead: currentTarget.checked })}
          />
        )}
        {codes.length > 0 && (
          <fieldset className={styles.deductions}>
            <legend>{m.fish_deductions()}</legend>
            {codes.map((code) => (
              <PlainCheckbox
                key={code}
                label={code}
                checked={deductions.includes(code)}
                onChange={({ currentTarget: { checked } }) =>
                  setDeductions((before) => [
                    ...before.filter((each) => each !== code),
                    ...(checked ? [code] : []),
                  ])
                }
              />
            ))}
          </fieldset>
        )}
        <Button type="submit" variant="filled" disabled={!read}>
          {m.ui_save()}
        </Button>
      </form>
    </Dialog>
  );
}

function writeDraft(values: CatchValues, units: ScoreBook["event"]["units"]): CatchDraft {
  const { lengthMm, weightGrams, lineClassKg } = values;
  return {
    ...emptyDraft(Number(values.species)),
    length: lengthMm === undefined ? "" : writeMeasure(lengthMm, "length", units),
    weight: weightGrams === undefined ? "" : writeMeasure(weightGrams, "weight", units),
    lineClass: lineClassKg === undefined ? "" : String(lineClassKg),
    isTagged: values.isTagged ?? false,
    isDead: values.isDead ?? false,
  };
}
