import { formatRational } from "@tightlines/domain/number/format-rational";
import { isRational } from "@tightlines/domain/number/rational";
import { m } from "../../../paraglide/messages.js";
import { getAt } from "./ruleset-path.ts";
import { sections } from "./sections.ts";
import type { Control, Option, Section, Switch } from "./switch.ts";

/** One switch as it is set, in words. */
export interface Leaf {
  id: string;
  labels: readonly string[];
  words: string;
}

/** Everything a ruleset says, section by section; what is left out is not said. */
export function describeRuleset(ruleset: unknown): readonly { section: Section; leaves: readonly Leaf[] }[] {
  return sections
    .map((section) => ({
      section,
      leaves: listFields(section.switches, getAt(ruleset, section.at), {
        id: section.id,
        labels: [],
      }),
    }))
    .filter(({ leaves }) => leaves.length > 0);
}

export interface Difference {
  id: string;
  labels: readonly string[];
  before: string | null;
  after: string | null;
}

/** What two rulesets say differently, switch by switch. */
export function listDifferences(before: unknown, after: unknown): readonly Difference[] {
  const leavesBefore = leavesById(before);
  const leavesAfter = leavesById(after);
  return [...new Set([...leavesBefore.keys(), ...leavesAfter.keys()])].flatMap((id) => {
    const one = leavesBefore.get(id);
    const other = leavesAfter.get(id);
    if (one?.words === other?.words) return [];
    const labels = (one ?? other)?.labels ?? [];
    return [{ id, labels, before: one?.words ?? null, after: other?.words ?? null }];
  });
}

/** A value as people read it; empty for what consists of further switches. */
export function describeValue(control: Control, value: unknown): string {
  if (value === undefined || value === null) return "";
  switch (control.type) {
    case "whole":
    case "exact":
      return [describeNumber(value), control.unit?.()].filter(Boolean).join(" ");
    case "wholes":
    case "exacts":
    case "words":
      return [value].flat().map(describeNumber).join(", ");
    case "wholeOr":
      return value === control.word ? control.label() : describeNumber(value);
    case "flag":
      return value === true ? m.ui_yes() : m.ui_no();
    case "text":
      return describeNumber(value);
    case "choice":
      return labelOf(control.options, value);
    case "order":
      return (
        [value]
          .flat()
          .map((each) => labelOf(control.options, each))
          .join(", ") || m.ruleset_order_nothing()
      );
    case "variant":
      return labelOf(control.variants, getAt(value, [control.tag]));
    case "exactsByCode":
      return (
        Object.entries(value)
          .map(([code, number]) => `${code}: ${describeNumber(number)}`)
          .join(", ") || m.ruleset_order_nothing()
      );
    case "group":
    case "record":
    case "rows":
      return "";
  }
}

interface Place {
  id: string;
  labels: readonly string[];
}

function listFields(fields: readonly Switch[], value: unknown, { id, labels }: Place): readonly Leaf[] {
  return fields.flatMap((each) =>
    listLeaves(each, getAt(value, [each.key]), {
      id: `${id}.${each.key}`,
      labels: [...labels, each.label()],
    }),
  );
}

function listLeaves({ control, none }: Switch, value: unknown, place: Place): readonly Leaf[] {
  if (value === null && none) return [{ ...place, words: none.label() }];
  if (value === undefined || value === null) return [];
  if (control.type === "group") return listFields(control.fields, value, place);
  if (control.type === "record")
    return Object.entries(value).flatMap(([code, each]) =>
      describeEntry(control.fields, each, { id: `${place.id}.${code}`, labels: [...place.labels, code] }),
    );
  if (control.type === "rows")
    return [value].flat().flatMap((row, index) => {
      const name = control.nameKey ? getAt(row, [control.nameKey]) : undefined;
      const label = typeof name === "string" ? name : `${control.rowLabel()} ${index + 1}`;
      const fields = control.fields.filter(({ key }) => key !== control.nameKey);
      return describeEntry(fields, row, { id: `${place.id}.${label}`, labels: [...place.labels, label] });
    });
  const leaf = { ...place, words: describeValue(control, value) };
  if (control.type !== "variant") return [leaf];
  const chosen = control.variants.find((each) => each.value === getAt(value, [control.tag]));
  return [leaf, ...listFields(chosen?.fields ?? [], value, place)];
}

/** A species without a rule of its own still counts: it is said by its name. */
function describeEntry(fields: readonly Switch[], value: unknown, place: Place): readonly Leaf[] {
  const leaves = listFields(fields, value, place);
  return leaves.length > 0 ? leaves : [{ ...place, words: m.ruleset_entry_counts() }];
}

function leavesById(ruleset: unknown): ReadonlyMap<string, Leaf> {
  return new Map(
    describeRuleset(ruleset).flatMap(({ leaves }) => leaves.map((leaf) => [leaf.id, leaf] as const)),
  );
}

function labelOf(options: readonly Option[], value: unknown): string {
  return options.find((option) => option.value === value)?.label() ?? describeNumber(value);
}

function describeNumber(value: unknown): string {
  if (isRational(value)) return formatRational(value);
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
