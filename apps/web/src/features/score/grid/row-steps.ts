import { catchOf, weighInOf } from "@tightlines/contract/score/entered-score";
import type { CatchInput } from "@tightlines/contract/score/score-values";
import type { CatchValues, EnteredScore } from "@tightlines/domain/score/entered-score";
import { m } from "../../../paraglide/messages.js";
import type { ScoreStepInput } from "../device/score-desk.ts";
import type { RowDraft, RowReading } from "./row-draft.ts";

/** What has to be said so that the score says what was typed; nothing where it does already. */
export function rowSteps(
  entered: EnteredScore,
  draft: RowDraft,
  { presence, weighIn, fish }: RowReading,
  reason: string,
): ScoreStepInput[] {
  const steps: ScoreStepInput[] = [];
  const { value, saidBy } = entered.presence;
  // "Fished" is worth saying of somebody who has caught nothing.
  if (presence !== value.presence || (draft.presence !== undefined && saidBy === null))
    steps.push({
      kind: "set-presence",
      seen: draft.seen.presence,
      presence,
      lateMinutes: value.lateMinutes,
      reason,
    });
  const isWeighed = weighIn !== undefined && !isSame(weighIn && weighInOf(weighIn), entered.weighIn.value);
  if (isWeighed) steps.push({ kind: "set-weigh-in", seen: draft.seen.weighIn, weighIn, reason });
  return fish ? [...steps, ...fishSteps(entered, draft, fish, reason)] : steps;
}

/**
 * Fish that stand in the cell no longer are taken back, and those that are new are added. A fish that came in while
 * somebody typed never stood there, and stays.
 */
function fishSteps(
  { catches }: EnteredScore,
  { seen }: RowDraft,
  fish: readonly CatchInput[],
  reason: string,
): readonly ScoreStepInput[] {
  const added = [...fish];
  const gone = catches.filter(({ id, values, voidReason }) => {
    if (voidReason !== null || !Object.hasOwn(seen.catches, id)) return false;
    const place = added.findIndex((each) => fishKey(catchOf(each)) === fishKey(values));
    if (place >= 0) added.splice(place, 1);
    return place < 0;
  });
  return [
    ...gone.map(({ id }) => ({
      kind: "void-catch" as const,
      catchId: id,
      seen: seen.catches[id]!,
      reason: reason || m.score_undo_reason(),
    })),
    ...added.map((each) => ({ kind: "add-catch" as const, catch: each, reason })),
  ];
}

/** What stands on a card about a fish. */
export function fishKey({ species, lengthMm, weightGrams }: CatchValues): string {
  return `${species} ${lengthMm ?? ""} ${weightGrams ?? ""}`;
}

function isSame(one: object | null, other: object | null): boolean {
  if (!one || !other) return one === other;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => Reflect.get(one, name) === Reflect.get(other, name));
}
