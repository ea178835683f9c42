import type { ScoreOperationInput } from "@tightlines/contract/score/score-operation";
import { formatRational } from "@tightlines/domain/number/format-rational";
import type { CatchValues, EnteredScore } from "@tightlines/domain/score/entered-score";
import type { RawScore, ScoredCatch, Verdict, WeighIn } from "@tightlines/domain/score/score";
import { m } from "../../paraglide/messages.js";
import type { ScoreBook } from "./device/score-book.ts";
import { type Pair, totalOf } from "./device/shown-score.ts";
import { showLength, showWeight, type Units } from "./measure.ts";
import { sessionPresenceLabel } from "./session-presence.ts";

/** "32.3 cm", "850 g", or both; empty where nothing was measured. */
export function sizeOf({ lengthMm, weightGrams }: CatchValues, units: Units): string {
  const sizes = [
    lengthMm !== undefined && showLength(lengthMm, units),
    weightGrams !== undefined && showWeight(weightGrams, units),
  ];
  return sizes.filter(Boolean).join(", ");
}

export function weighInSentence({ weightGrams, fishCount }: WeighIn, units: Units): string {
  const weight = showWeight(weightGrams, units);
  return fishCount === undefined
    ? weight
    : m.score_said_weigh_in({ weight, fish: m.score_fish({ count: fishCount }) });
}

export function speciesName({ species }: Pick<ScoreBook, "species">, id: string): string {
  return species.find((each) => String(each.id) === id)?.name ?? m.score_unknown_species();
}

export function fishSentence(book: ScoreBook, fish: CatchValues): string {
  const species = speciesName(book, fish.species);
  const size = sizeOf(fish, book.event.units);
  return size ? m.score_said_fish({ species, size }) : m.score_said_fish_plain({ species });
}

/** What a raw score comes to: a weight or a length where that is what counts, else points. */
export function totalSentence({ rules, event }: ScoreBook, { value, fishCount }: RawScore): string {
  const { catchScore, units } = rules.catching;
  if (catchScore.kind === "weight" && units.weight.name === "gram" && typeof value === "number")
    return showWeight(value, event.units);
  if (catchScore.kind === "length" && units.length.name === "millimetre" && typeof value === "number")
    return showLength(value, event.units);
  if (catchScore.kind === "count") return m.score_fish({ count: fishCount });
  return m.score_total_points({ total: formatRational(value, rules.display) });
}

/** What a score comes to, or why somebody has none. */
export function scoreSentence(book: ScoreBook, pair: Pair, entered: EnteredScore): string {
  const { presence } = entered.presence.value;
  if (presence !== "fished") return sessionPresenceLabel(presence);
  const total = totalOf(book, entered, pair);
  return totalWithFish(book, total);
}

/** "4.52 kg, 12 fish"; without the fish where they were weighed and nobody counted them. */
export function totalWithFish(book: ScoreBook, total: RawScore): string {
  const fish = m.score_fish({ count: total.fishCount });
  if (book.rules.catching.catchScore.kind === "count") return fish;
  const isUncounted = total.fishCount === 0 && total.value !== 0;
  return isUncounted ? totalSentence(book, total) : `${totalSentence(book, total)}, ${fish}`;
}

/** What one fish is worth, or why it is worth nothing. */
export function worthSentence({ rules }: ScoreBook, { verdict, points }: ScoredCatch): string {
  if (verdict !== "counted" && verdict !== "tail") return verdicts[verdict]();
  const isMeasured =
    rules.catching.catchScore.kind === "weight" || rules.catching.catchScore.kind === "length";
  return isMeasured ? "" : m.score_worth({ points: formatRational(points, rules.display) });
}

const verdicts: Record<Exclude<Verdict, "counted" | "tail">, () => string> = {
  void: m.score_verdict_void,
  ineligible: m.score_verdict_ineligible,
  undersized: m.score_verdict_undersized,
  "worth-too-little": m.score_verdict_worth_too_little,
  "gate-closed": m.score_verdict_gate_closed,
  "beyond-species-limit": m.score_verdict_beyond_limit,
  "beyond-session-limit": m.score_verdict_beyond_limit,
  "beyond-day-limit": m.score_verdict_beyond_limit,
  "beyond-event-limit": m.score_verdict_beyond_limit,
};

/** What a score says about the part that an operation is about, in words. */
export function partSentence(book: ScoreBook, entered: EnteredScore, body: ScoreOperationInput): string {
  if (body.kind === "set-weigh-in")
    return entered.weighIn.value
      ? weighInSentence(entered.weighIn.value, book.event.units)
      : m.score_said_nothing_weighed();
  if (body.kind === "set-presence") return sessionPresenceLabel(entered.presence.value.presence);
  if (body.kind === "void-penalty") {
    const code = entered.penalties.find(({ id }) => id === body.penaltyId)?.values.code ?? "";
    return m.score_said_penalty({ code });
  }
  const fish = "catchId" in body && entered.catches.find(({ id }) => id === body.catchId);
  if (!fish) return m.score_no_fish();
  const sentence = fishSentence(book, fish.values);
  return fish.voidReason === null ? sentence : m.score_said_void({ fish: sentence });
}
