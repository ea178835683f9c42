import type { ScoreResponse } from "@tightlines/contract/score/score-response";
import { formatRational } from "@tightlines/domain/number/format-rational";
import type { RawScore, Verdict } from "@tightlines/domain/score/score";
import { localTimeAt } from "@tightlines/domain/time/zone-time";
import type { ResultMeasure } from "@tightlines/contract/result/result-table";
import { lengthWords, type Units, valueWords, weightWords } from "./measure-words.ts";
import type { ValuedScore } from "./score-paper-facts.ts";

export interface ScoreFrame {
  units: Units;
  timeZone: string;
  rawMeasure: ResultMeasure;
  roundMeasure: ResultMeasure;
  display: Parameters<typeof formatRational>[1];
}

/** A fish as a line of a card. */
export interface FishLine {
  number: string;
  time: string;
  species: string;
  size: string;
  worth: string;
  /** Why it does not count; empty where it does. */
  note: string;
}

type Fish = ScoreResponse["catches"][number];

export function fishLines({ score, raw }: ValuedScore, frame: ScoreFrame): FishLine[] {
  return score.catches.map((fish, index) => {
    const valued = raw?.catches.find((each) => each.index === index);
    const counts = valued?.verdict === "counted" || valued?.verdict === "tail";
    const verdict = valued && !counts ? verdicts[valued.verdict] : "";
    return {
      number: String(index + 1),
      time: fish.caughtAt ? localTimeAt(fish.caughtAt, frame.timeZone).slice(11, 16) : "",
      species: fish.count > 1 ? `${fish.count} × ${fish.speciesName}` : fish.speciesName,
      size: sizeWords(fish, frame.units),
      worth: valued && counts ? showRaw(valued.points, frame) : "–",
      note: [fish.voidReason !== null && `Voided: ${fish.voidReason}`, fish.voidReason === null && verdict]
        .filter(Boolean)
        .join(", "),
    };
  });
}

function sizeWords({ lengthMm, weightGrams }: Fish, units: Units): string {
  return [
    lengthMm !== null && lengthWords(lengthMm, units),
    weightGrams !== null && weightWords(weightGrams, units),
  ]
    .filter(Boolean)
    .join(", ");
}

const presences: Readonly<Record<ScoreResponse["presence"], string>> = {
  fished: "",
  absent: "Absent",
  withdrawn: "Withdrew",
  disqualified: "Disqualified",
};

/** What is said about the whole of a score: presence, lateness, the weigh-in. */
export function wholeLines(
  { presence, lateMinutes, weighIn }: ScoreResponse,
  { units }: ScoreFrame,
): string[] {
  return [
    presences[presence],
    lateMinutes > 0 && `${lateMinutes} minutes late`,
    weighIn && `Weighed ${weightWords(weighIn.weightGrams, units)}`,
    weighIn?.fishCount != null && `${weighIn.fishCount} fish`,
    weighIn?.biggestFishGrams != null && `biggest ${weightWords(weighIn.biggestFishGrams, units)}`,
    weighIn?.deadCount != null && weighIn.deadCount > 0 && `${weighIn.deadCount} dead`,
  ].filter((words): words is string => Boolean(words));
}

/** Penalties and whatever the rules add to the catch or take from it. */
export function penaltyLines({ score, raw }: ValuedScore, frame: ScoreFrame): string[] {
  return [
    ...score.penalties.map(({ code, effect, points, weightGrams, reason, voidReason }) => {
      const does = [
        effects[effect],
        points !== null && `${points} points`,
        weightGrams !== null && weightWords(weightGrams, frame.units),
      ];
      const taken = voidReason === null ? "" : ` (taken back: ${voidReason})`;
      return `Penalty ${code}: ${[...does, reason].filter(Boolean).join(", ")}${taken}`;
    }),
    ...(raw?.adjustments ?? []).map(
      ({ code, amount }) => `${capital(code.replaceAll("-", " "))}: ${formatRational(amount, frame.display)}`,
    ),
  ];
}

const effects: Readonly<Record<ScoreResponse["penalties"][number]["effect"], string>> = {
  none: "",
  "fish-voided": "one fish does not count",
  "session-zeroed": "nothing of this session counts",
  "session-absent": "counts as absent",
  "event-disqualified": "disqualified from the event",
  "points-set": "the jury has set the points",
};

export function totalWords(raw: RawScore | null, frame: ScoreFrame): string {
  return raw ? showRaw(raw.value, frame) : "";
}

export function placeLine({ row }: ValuedScore, frame: ScoreFrame): string {
  if (!row) return "";
  const points = valueWords(formatRational(row.points, frame.display), frame.roundMeasure, frame.units);
  const worth = frame.roundMeasure === "points" ? `${points} points` : points;
  if (row.place === null) return worth;
  return `Place ${row.place}${row.trace.sharedBy > 1 ? "=" : ""}, ${worth}`;
}

function showRaw(value: RawScore["value"], { display, rawMeasure, units }: ScoreFrame): string {
  return valueWords(formatRational(value, display), rawMeasure, units);
}

export const verdicts: Readonly<Record<Verdict, string>> = {
  counted: "",
  tail: "",
  void: "Voided",
  ineligible: "This species does not count",
  undersized: "Under size",
  "worth-too-little": "Worth too little",
  "gate-closed": "Another species has to be caught first",
  "beyond-species-limit": "Beyond the limit",
  "beyond-session-limit": "Beyond the limit",
  "beyond-day-limit": "Beyond the limit",
  "beyond-event-limit": "Beyond the limit",
};

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
