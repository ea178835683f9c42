declare const made: unique symbol;

/**
 * Where an answer is kept. The functions below make the keys, in the `*.queries.ts` of each noun; a list of words that
 * is written by hand somewhere else does not compile.
 */
export type AnswerKey = readonly unknown[] & { readonly [made]: true };

declare module "@tanstack/react-query" {
  interface Register {
    queryKey: AnswerKey;
  }
}

/** The keys of a noun that stands for itself; `all` is the beginning of every one of them. */
export function nounKeys(noun: string) {
  return {
    all: answerKey(noun),
    lists: answerKey(noun, "list"),
    list: (search?: object) => answerKey(noun, "list", search),
    one: (id: string) => answerKey(noun, "one", id),
  };
}

/** The keys of what belongs to an event; `all` is the beginning of every one of them. */
export function eventPartKeys(noun: string) {
  return {
    all: (event: string | number) => answerKey(noun, event),
    list: (event: string | number, search?: object) => answerKey(noun, event, "list", search),
    one: (event: string | number, id: string) => answerKey(noun, event, "one", id),
  };
}

/** What is left out of a key stays out of it: what it begins with finds it then. */
export function answerKey(...parts: readonly unknown[]): AnswerKey {
  return parts.filter((part) => part !== undefined) as unknown as AnswerKey;
}
