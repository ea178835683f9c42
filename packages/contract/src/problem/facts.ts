import type { Term } from "./terms.ts";

/** What a sentence is filled with: data, never words of a sentence. */
export type Facts = Readonly<Record<string, Fact>>;
export type Fact = string | number | boolean | null | Phrase | readonly (string | number | Phrase)[];

/** A part of a sentence that has words of its own, such as "Session 2, Morning": it is said in the reader's language, too. */
export interface Phrase {
  readonly code: string;
  readonly facts?: Facts;
}

/** The kinds of facts a code declares. An enumeration is declared by its values. */
export type FactKinds = Readonly<Record<string, keyof KindValues | readonly string[]>>;

interface KindValues {
  /** A name or a text that somebody typed. */
  text: string;
  number: number;
  /** A calendar day: "2027-05-14". */
  day: string;
  /** A name, or a phrase where the name needs words around it. */
  label: string | Phrase;
  labels: readonly (string | Phrase)[];
  numbers: readonly number[];
  phrase: Phrase;
  phrases: readonly Phrase[];
  /** A value of an enumeration that is called something where people read it. */
  term: Term;
}

/** What must come with a code of a list. */
export type FactsIn<List, Code extends keyof List> = Code extends keyof List
  ? List[Code] extends { facts: infer Kinds extends FactKinds }
    ? { readonly [Name in keyof Kinds]: FactOf<Kinds[Name]> }
    : NoFacts
  : never;

export type NoFacts = Readonly<Record<string, never>>;

type FactOf<Kind> = Kind extends keyof KindValues
  ? KindValues[Kind]
  : Kind extends readonly (infer Value)[]
    ? Value
    : never;
