import type { Constraint, ConstraintKind } from "./draw-input.ts";
import type { DrawConflict } from "./explain-conflict.ts";
import type { Rules } from "./pose-question.ts";

export type Attempt<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly conflict: DrawConflict };

/** A soft constraint that could not be met whole, and the proof of it. */
export interface Unmet {
  readonly kind: ConstraintKind;
  readonly weight: number;
  readonly conflict: DrawConflict;
}

/**
 * The objective of a draw (docs/rules/draw.md, "Constraints"): every hard constraint holds; each soft one
 * holds too, heaviest first, wherever it can together with those before it; those that cannot cost their weight for
 * each breach, and the sum is made small.
 */
export function relaxConstraints<T>(
  constraints: readonly Constraint[],
  attempt: (rules: Rules) => Attempt<T>,
): Attempt<{ value: T; unmet: Unmet[] }> {
  const kept = new Set(constraints.filter(({ strength }) => strength === "hard").map(({ kind }) => kind));
  const soft = listSoft(constraints);
  const everything = attempt({ kept: new Set(constraints.map(({ kind }) => kind)), weights: new Map() });
  if (everything.ok) return { ok: true, value: { value: everything.value, unmet: [] } };
  if (soft.length === 0) return everything;

  const unmet: Unmet[] = [];
  for (const { kind, weight } of soft) {
    const isEverything = kept.size + 1 === constraints.length;
    const tried = isEverything ? everything : attempt({ kept: new Set([...kept, kind]), weights: new Map() });
    if (tried.ok) kept.add(kind);
    else unmet.push({ kind, weight, conflict: tried.conflict });
  }
  const last = attempt({ kept, weights: new Map(unmet.map(({ kind, weight }) => [kind, weight])) });
  return last.ok ? { ok: true, value: { value: last.value, unmet } } : last;
}

function listSoft(constraints: readonly Constraint[]): { kind: ConstraintKind; weight: number }[] {
  return constraints
    .flatMap((constraint) => (constraint.strength === "soft" ? [constraint] : []))
    .sort((a, b) => b.weight - a.weight || (a.kind < b.kind ? -1 : 1));
}
