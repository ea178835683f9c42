import { catchOf } from "@tightlines/contract/score/entered-score";
import type { CatchInput } from "@tightlines/contract/score/score-values";
import type { EnteredScore } from "@tightlines/domain/score/entered-score";
import { entryFields } from "@tightlines/domain/score/entry-fields";
import { type FormEvent, useRef, useState } from "react";
import { clockOffset, correctedNow } from "../../../lib/clock.ts";
import { formatTime } from "../../../lib/time/format-zone.ts";
import { useNow } from "../../../lib/time/use-now.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { PlainCheckbox, PlainInput } from "../../../ui/PlainField.tsx";
import type { ScoreBook } from "../device/score-book.ts";
import { type Pair, totalOf } from "../device/shown-score.ts";
import { DoubtQuestion } from "../DoubtQuestion.tsx";
import { newDoubts } from "../doubts.ts";
import { worthSentence } from "../score-words.ts";
import { type CatchDraft, emptyDraft, nextDraft, readDraft } from "./catch-draft.ts";
import styles from "./EntryForm.module.css";
import { MeasureField } from "./MeasureField.tsx";
import { NextPhoto } from "./NextPhoto.tsx";
import { NumberPad } from "./NumberPad.tsx";
import { noteSpecies, readRecentSpecies } from "./recent-species.ts";
import { SpeciesChoice } from "./SpeciesChoice.tsx";

export interface CatchFormProps {
  book: ScoreBook;
  pair: Pair;
  entered: EnteredScore;
  otherBags: readonly number[];
  /** Whether the form has what else it needs, such as a reason. */
  isReady: boolean;
  /** Answers whether the fish is on the device. */
  onSave: (fish: CatchInput, reason: string, photo: Blob | null) => Promise<boolean>;
}

/** One fish. After the first the species is known, so that a size and "Save" are all there is to tap. */
export function CatchForm({ book, pair, entered, otherBags, isReady, onSave }: CatchFormProps) {
  const { id: eventId, units, timeZone } = book.event;
  const fields = entryFields(book.rules.catching);
  const measures = (["length", "weight"] as const).filter((name) => fields[name] !== "no");
  const [recent] = useState(() => readRecentSpecies(eventId));
  const only = book.species.length === 1 ? book.species[0]?.id : undefined;
  const [draft, setDraft] = useState(() => emptyDraft(only ?? recent[0]));
  const [active, setActive] = useState<"length" | "weight">(measures[0] ?? "length");
  /** The fish that is being stored. The form shows it until it is, but whoever types on means the next one. */
  const saving = useRef<CatchDraft>(undefined);
  const input = useRef<HTMLInputElement>(null);
  const now = (useNow() ?? 0) + clockOffset();
  const fish = readDraft(draft, { fields, units, timeZone, now });
  const whyRight = draft.whyRight.trim();
  const doubts = fish ? newDoubts(entered, withFish(entered, fish), { book, pair, otherBags }) : [];
  const isSure = doubts.length === 0 || whyRight !== "";
  const change = (part: Partial<CatchDraft> | ((before: CatchDraft) => Partial<CatchDraft>)) => {
    const stored = saving.current;
    setDraft((shown) => {
      const before = shown === stored ? nextDraft(shown) : shown;
      return { ...before, ...(typeof part === "function" ? part(before) : part) };
    });
  };

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    const read = readDraft(draft, { fields, units, timeZone, now: correctedNow() });
    // A second tap before the fish is stored is the same fish.
    if (!read || !isReady || !isSure || draft === saving.current) return;
    saving.current = draft;
    const isSaved = await onSave(read, doubts.length === 0 ? "" : whyRight, draft.photo);
    if (saving.current === draft) saving.current = undefined;
    if (!isSaved) return;
    setDraft((shown) => (shown === draft ? nextDraft(shown) : shown));
    setActive(measures[0] ?? "length");
    input.current?.focus();
    noteSpecies(eventId, read.speciesId);
  }

  return (
    <form className={styles.form} onSubmit={(event) => void save(event)}>
      <SpeciesChoice
        species={book.species}
        recent={recent}
        chosen={draft.speciesId}
        onChoose={(speciesId) => {
          change({ speciesId });
          input.current?.focus();
        }}
      />
      {measures.length > 0 && (
        <div className={styles.measures}>
          {measures.map((name, place) => (
            <MeasureField
              key={name}
              {...(place === 0 && { ref: input })}
              label={name === "length" ? m.score_length() : m.score_weight()}
              measured={name}
              units={units}
              typed={draft[name]}
              isActive={active === name}
              onFocus={() => setActive(name)}
              onType={(typed) => change({ [name]: typed })}
            />
          ))}
        </div>
      )}
      <output className={styles.worth}>{fish && worthOf(book, pair, entered, fish)}</output>
      {measures.length > 0 && (
        <NumberPad
          hasPoint
          onKey={(press) => change((before) => ({ [active]: press(before[active]).slice(0, 9) }))}
        />
      )}
      <DoubtQuestion
        book={book}
        doubts={doubts}
        reason={draft.whyRight}
        onReason={(why) => change({ whyRight: why })}
      />
      <div className={styles.save}>
        <PlainInput
          type="time"
          className={styles.time}
          label={m.score_time()}
          value={draft.time ?? formatTime(new Date(now).toISOString(), timeZone)}
          onChange={({ currentTarget }) => change({ time: currentTarget.value || undefined })}
        />
        <Button
          type="submit"
          variant="filled"
          className={styles.submit}
          disabled={!fish || !isReady || !isSure}
        >
          {m.score_save_fish()}
        </Button>
      </div>
      <NextPhoto photo={draft.photo} onPhoto={(photo) => change({ photo })} />
      {fish && isOutside(book, pair, fish) && <p className={styles.hint}>{m.score_time_outside()}</p>}
      {fields.lineClass && (
        <PlainInput
          label={m.score_line_class()}
          inputMode="numeric"
          value={draft.lineClass}
          onChange={({ currentTarget }) => change({ lineClass: currentTarget.value })}
        />
      )}
      {fields.tag && (
        <PlainCheckbox
          label={m.score_tagged()}
          checked={draft.isTagged}
          onChange={({ currentTarget }) => change({ isTagged: currentTarget.checked })}
        />
      )}
      {fields.dead && (
        <PlainCheckbox
          label={m.score_dead()}
          checked={draft.isDead}
          onChange={({ currentTarget }) => change({ isDead: currentTarget.checked })}
        />
      )}
    </form>
  );
}

/** What the fish would be worth beside those that are there. */
function worthOf(book: ScoreBook, pair: Pair, entered: EnteredScore, fish: CatchInput): string {
  const total = totalOf(book, withFish(entered, fish), pair);
  const scored = total.catches.find(({ index }) => index === entered.catches.length);
  return scored ? worthSentence(book, scored) : "";
}

function withFish(entered: EnteredScore, fish: CatchInput): EnteredScore {
  const drafted = { id: "", saidBy: "", voidReason: null, values: catchOf(fish) };
  return { ...entered, catches: [...entered.catches, drafted] };
}

function isOutside({ sessions }: ScoreBook, { sessionId }: Pair, { caughtAt }: CatchInput): boolean {
  const session = sessions.find(({ id }) => id === sessionId);
  if (!session || caughtAt === null) return false;
  const at = Date.parse(caughtAt);
  return at < Date.parse(session.startsAt) || at > Date.parse(session.endsAt);
}
