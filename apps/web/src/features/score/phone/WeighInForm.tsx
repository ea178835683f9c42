import type { WeighInInput } from "@tightlines/contract/score/score-values";
import { weighInOf } from "@tightlines/contract/score/entered-score";
import type { EnteredScore } from "@tightlines/domain/score/entered-score";
import type { WeighIn } from "@tightlines/domain/score/score";
import { type FormEvent, useRef, useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { Banner } from "../../../ui/Banner.tsx";
import { Button } from "../../../ui/Button.tsx";
import type { ScoreBook } from "../device/score-book.ts";
import type { Pair } from "../device/shown-score.ts";
import { DoubtQuestion } from "../DoubtQuestion.tsx";
import { newDoubts } from "../doubts.ts";
import { readMeasure, type Units, writeMeasure } from "../measure.ts";
import { weighInSentence } from "../score-words.ts";
import styles from "./EntryForm.module.css";
import { MeasureField } from "./MeasureField.tsx";
import { NumberPad } from "./NumberPad.tsx";

export interface WeighInFormProps {
  book: ScoreBook;
  pair: Pair;
  entered: EnteredScore;
  otherBags: readonly number[];
  isReady: boolean;
  /** `seen` is what was shown when somebody began to type. Answers the id under which it is on the device. */
  onSave: (weighIn: WeighInInput, seen: string | null, reason: string) => Promise<string | undefined>;
}

const fields = [
  { name: "weight", measured: "weight", label: m.score_weight },
  { name: "count", measured: "count", label: m.score_fish_count },
  { name: "biggest", measured: "weight", label: m.score_biggest },
] as const;

type Name = (typeof fields)[number]["name"];
type Typed = Record<Name, string>;

/** The catch weighed as a whole. It shows what is stored until somebody types over it. */
export function WeighInForm({ book, pair, entered, otherBags, isReady, onSave }: WeighInFormProps) {
  const stored = entered.weighIn;
  const { units } = book.event;
  const [typing, setTyping] = useState<{ typed: Typed; seen: string | null } | null>(null);
  const [active, setActive] = useState<Name>("weight");
  const isSaving = useRef(false);
  const typed = typing?.typed ?? writeWeighIn(stored.value, units);
  const seen = typing ? typing.seen : stored.saidBy;
  const weighIn = readWeighIn(typed, stored.value, units);
  const [whyRight, setWhyRight] = useState("");
  const doubts = weighIn ? newDoubts(entered, withWeighIn(entered, weighIn), { book, pair, otherBags }) : [];
  const isSure = doubts.length === 0 || whyRight.trim() !== "";
  const change = (name: Name, text: string) => setTyping({ typed: { ...typed, [name]: text }, seen });

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!weighIn || !isReady || !isSure || isSaving.current) return;
    isSaving.current = true;
    const id = await onSave(weighIn, seen, doubts.length === 0 ? "" : whyRight.trim());
    isSaving.current = false;
    if (id === undefined) return;
    setWhyRight("");
    // Whoever has typed on meanwhile has seen what they saved.
    setTyping((now) => (now === typing ? null : now && { ...now, seen: id }));
  }

  return (
    <form className={styles.form} onSubmit={(event) => void save(event)}>
      <div className={styles.measures}>
        {fields.map(({ name, measured, label }) => (
          <MeasureField
            key={name}
            label={label()}
            measured={measured}
            units={units}
            typed={typed[name]}
            isActive={active === name}
            onFocus={() => setActive(name)}
            onType={(text) => change(name, text)}
          />
        ))}
      </div>
      {seen !== stored.saidBy && stored.value && (
        <Banner
          tone="clay"
          action={
            <Button size="compact-sm" onClick={() => setTyping(null)}>
              {m.score_meanwhile_show()}
            </Button>
          }
        >
          {m.score_meanwhile({ what: weighInSentence(stored.value, units) })}
        </Banner>
      )}
      <DoubtQuestion book={book} doubts={doubts} reason={whyRight} onReason={setWhyRight} />
      <NumberPad
        hasPoint={active !== "count"}
        onKey={(press) => change(active, press(typed[active]).slice(0, 9))}
      />
      <Button
        type="submit"
        variant="filled"
        className={styles.submit}
        disabled={!weighIn || !isReady || !isSure}
      >
        {m.score_save_weigh_in()}
      </Button>
    </form>
  );
}

function writeWeighIn(stored: WeighIn | null, units: Units): Typed {
  const write = (value: number | undefined, measured: "weight" | "count") =>
    value === undefined ? "" : writeMeasure(value, measured, units);
  return {
    weight: write(stored?.weightGrams, "weight"),
    count: write(stored?.fishCount, "count"),
    biggest: write(stored?.biggestFishGrams, "weight"),
  };
}

function withWeighIn(entered: EnteredScore, weighIn: WeighInInput): EnteredScore {
  return { ...entered, weighIn: { value: weighInOf(weighIn), saidBy: null } };
}

/** Undefined while the weight is missing or something is no number. */
function readWeighIn(typed: Typed, stored: WeighIn | null, units: Units): WeighInInput | undefined {
  const weightGrams = readMeasure(typed.weight, "weight", units);
  const fishCount = readMeasure(typed.count, "count", units);
  const biggestFishGrams = readMeasure(typed.biggest, "weight", units);
  const isWrong =
    (typed.count !== "" && fishCount === undefined) ||
    (typed.biggest !== "" && biggestFishGrams === undefined);
  if (weightGrams === undefined || isWrong) return undefined;
  return {
    weightGrams,
    fishCount: fishCount ?? null,
    biggestFishGrams: biggestFishGrams ?? null,
    deadCount: stored?.deadCount ?? null,
  };
}
