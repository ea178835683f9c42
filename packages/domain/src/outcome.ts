/** What a rule answers: a value, or the problem that kept it from having one. Rules never throw for bad input. */
export type Outcome<T, Code extends string = string> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: Problem<Code> };

/**
 * Something a person can put right. The code is stable and is turned into a sentence elsewhere; the facts fill
 * that sentence in; the path says where in the given data the trouble is.
 */
export interface Problem<Code extends string = string> {
  readonly code: Code;
  readonly facts: Facts;
  readonly path?: Path;
}

export type Facts = Readonly<Record<string, Fact>>;
export type Fact = string | number | boolean | null | readonly Fact[];
export type Path = readonly (string | number)[];

export function succeed<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function fail<Code extends string>(
  code: Code,
  facts: Facts = {},
  path?: Path,
): { readonly ok: false; readonly problem: Problem<Code> } {
  return { ok: false, problem: describeProblem(code, facts, path) };
}

export function describeProblem<Code extends string>(
  code: Code,
  facts: Facts = {},
  path?: Path,
): Problem<Code> {
  return path === undefined ? { code, facts } : { code, facts, path };
}
