import {
  type EnteredCatch,
  type EnteredPenalty,
  type EnteredScore,
  isUntold,
  type Said,
} from "./entered-score.ts";
import { hashScore } from "./hash-score.ts";
import type { ScoreOperation } from "./score-operation.ts";

export type Applied =
  /** It is carried out; the score is the same object where it says what is stored already. */
  | { readonly outcome: "applied"; readonly score: EnteredScore }
  /** Somebody has said something else since the device saw it. */
  | { readonly outcome: "conflict" }
  /** It speaks of a fish or a penalty that nobody knows. */
  | { readonly outcome: "unknown-part" };

/**
 * What an operation makes of a score. Additions never contradict anybody. Whoever changes a part has to have seen what it
 * says now, perhaps hours ago and without signal; two people who say the same agree, whatever either of them saw before.
 */
export function applyOperation(score: EnteredScore, operation: ScoreOperation): Applied {
  switch (operation.kind) {
    case "add-catch":
      return applied({
        ...score,
        catches: [
          ...score.catches,
          { id: operation.id, saidBy: operation.id, values: operation.catch, voidReason: null },
        ],
      });
    case "change-catch":
      return changeCatch(score, operation, (fish) => ({ ...fish, values: operation.catch }));
    case "void-catch":
      return changeCatch(score, operation, (fish) => ({ ...fish, voidReason: operation.reason }));
    case "restore-catch":
      return changeCatch(score, operation, (fish) => ({ ...fish, voidReason: null }));
    case "set-weigh-in": {
      const weighIn = say(score.weighIn, operation.weighIn, operation);
      return weighIn === undefined ? conflict : applied(withPart(score, { weighIn }));
    }
    case "set-presence": {
      const value = { presence: operation.presence, lateMinutes: operation.lateMinutes };
      const presence = say(score.presence, value, operation);
      return presence === undefined ? conflict : applied(withPart(score, { presence }));
    }
    case "add-penalty":
      return addPenalty(score, operation);
    case "void-penalty":
      return voidPenalty(score, operation);
    case "sign":
      return sign(score, operation);
    case "check":
      return check(score, operation);
  }
}

const conflict: Applied = { outcome: "conflict" };
const unknownPart: Applied = { outcome: "unknown-part" };

function applied(score: EnteredScore): Applied {
  return { outcome: "applied", score };
}

/** The very same score where the part says what it said. */
function withPart(score: EnteredScore, part: Partial<EnteredScore>): EnteredScore {
  const isChanged = Object.entries(part).some(([name, said]) => Reflect.get(score, name) !== said);
  return isChanged ? { ...score, ...part } : score;
}

/** The part as it is from now on, the very same where both agree, or nothing where they contradict each other. */
function say<Value>(
  part: Said<Value>,
  value: Value,
  { id, seen }: { id: string; seen: string | null },
): Said<Value> | undefined {
  if (part.saidBy !== null && isSame(part.value, value)) return part;
  return part.saidBy === seen ? { value, saidBy: id } : undefined;
}

function changeCatch(
  score: EnteredScore,
  { id, catchId, seen }: { id: string; catchId: string; seen: string | null },
  change: (fish: EnteredCatch) => EnteredCatch,
): Applied {
  const fish = score.catches.find((each) => each.id === catchId);
  if (!fish) return unknownPart;
  const changed = change(fish);
  if (isSame(fish, changed)) return applied(score);
  if (fish.saidBy !== seen) return conflict;
  const catches = score.catches.map((each) => (each === fish ? { ...changed, saidBy: id } : each));
  return applied({ ...score, catches });
}

function addPenalty(
  score: EnteredScore,
  { id, penalty }: Extract<ScoreOperation, { kind: "add-penalty" }>,
): Applied {
  const { catchId } = penalty;
  if (catchId !== undefined && !score.catches.some((fish) => fish.id === catchId)) return unknownPart;
  const added: EnteredPenalty = { id, saidBy: id, values: penalty, voidReason: null };
  return applied({ ...score, penalties: [...score.penalties, added] });
}

function voidPenalty(
  score: EnteredScore,
  { id, penaltyId, seen, reason }: Extract<ScoreOperation, { kind: "void-penalty" }>,
): Applied {
  const penalty = score.penalties.find((each) => each.id === penaltyId);
  if (!penalty) return unknownPart;
  if (penalty.voidReason !== null) return applied(score);
  if (penalty.saidBy !== seen) return conflict;
  const voided = { ...penalty, saidBy: id, voidReason: reason };
  return applied({ ...score, penalties: score.penalties.map((each) => (each === penalty ? voided : each)) });
}

/** An angler signs what stood on the screen. Where it has changed since, they are asked again. */
function sign(score: EnteredScore, { id, hash }: Extract<ScoreOperation, { kind: "sign" }>): Applied {
  if (hash !== hashScore(score)) return conflict;
  if (score.signature.value === hash) return applied(score);
  return applied({ ...score, signature: { value: hash, saidBy: id } });
}

/** A second reading agrees with what was there when it was compared. Where that has changed since, it proves nothing. */
function check(score: EnteredScore, { id, hash }: Extract<ScoreOperation, { kind: "check" }>): Applied {
  if (isUntold(score)) return unknownPart;
  if (hash !== hashScore(score)) return conflict;
  if (score.check.value === hash) return applied(score);
  return applied({ ...score, check: { value: hash, saidBy: id } });
}

/** Values of a score are plain and their keys have no order of their own. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => isSame(Reflect.get(one, key), Reflect.get(other, key)));
}
