import type { PresetName } from "@tightlines/domain/event/preset-name";

/** A sentence of the catalogue, asked for when it is shown. */
export type Words = () => string;

/** One switch of a ruleset as the editor shows it. The forms are drawn from these descriptions, never by hand. */
export interface Switch {
  /** Its name in the ruleset, under the group it stands in. */
  key: string;
  label: Words;
  help?: Words;
  control: Control;
  /** May be left out: what is said then, and what it begins with when it is wanted. */
  absent?: { label: Words; initial: unknown };
  /** As `absent`, but "none" is written down. */
  none?: { label: Words; initial: unknown };
  /** Hidden under "more" until somebody looks for it. */
  isRare?: true;
}

export type Control =
  | { type: "whole"; unit?: Words }
  | { type: "exact"; unit?: Words }
  /** One number, or one for each day in order. */
  | { type: "wholes" }
  /** A number, or a word for all of them. */
  | { type: "wholeOr"; word: string; label: Words }
  | { type: "flag" }
  | { type: "text" }
  | { type: "choice"; options: readonly Option[] }
  /** Asked one after the other. */
  | { type: "order"; options: readonly Option[] }
  | { type: "exacts" }
  | { type: "words" }
  | { type: "group"; fields: readonly Switch[] }
  /** One of several shapes, told apart by a tag. */
  | { type: "variant"; tag: string; variants: readonly Variant[] }
  /** By a code the organizer chooses. */
  | { type: "record"; keyLabel: Words; fields: readonly Switch[]; initial: unknown }
  | { type: "rows"; rowLabel: Words; fields: readonly Switch[]; initial: unknown; nameKey?: string }
  /** Numbers by a code. */
  | { type: "exactsByCode"; keyLabel: Words };

export interface Option {
  value: string | number;
  label: Words;
}

export interface Variant extends Option {
  value: string;
  fields?: readonly Switch[];
  /** What its own fields begin with. */
  initial?: Readonly<Record<string, unknown>>;
}

/** What stands together under one heading: the usual first, the rest folded away. */
export interface Section {
  id: string;
  title: Words;
  help: Words;
  /** Where its switches stand in the ruleset. */
  at: readonly string[];
  switches: readonly Switch[];
  isFolded?: true;
  /** The whole section may be missing from a ruleset: what is said then, and the preset it begins as when it is wanted. */
  absent?: { label: Words; asIn: PresetName };
}
