import { rulesetSchema } from "@tightlines/contract/ruleset/ruleset-schema";
import { checkRuleset } from "@tightlines/domain/ruleset/check-ruleset";
import { findPreset, PRESETS } from "@tightlines/domain/ruleset/list-presets";
import { computeResults } from "@tightlines/domain/result/compute-results";
import { expect, test } from "vitest";
import { describeRuleset, listDifferences } from "./describe-ruleset.ts";
import { exampleFacts } from "../example/example-facts.ts";
import { getAt, setAt } from "./ruleset-path.ts";
import { sections } from "./sections.ts";
import type { Control, Switch } from "./switch.ts";

const presets = PRESETS.map((preset) => [preset.preset, preset] as const);

interface JsonSchema {
  properties?: Record<string, JsonSchema>;
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
}

test("every switch of a ruleset can be changed in the editor, and nothing else can", () => {
  const schema = rulesetSchema.toJSONSchema() as JsonSchema;
  const wanted = new Set(listPaths(schema, ""));
  for (const path of ["version", "preset"]) wanted.delete(path);
  const offered = new Set(
    sections.flatMap(({ at, switches }) => [...at.slice(0, 1), ...listSwitches(switches, at.join("."))]),
  );
  expect([...offered].sort()).toEqual([...wanted].sort());
});

test.each(presets)("%s is said in words, every switch of it", (_, preset) => {
  const leaves = describeRuleset(preset).flatMap((section) => section.leaves);
  expect(leaves.length).toBeGreaterThan(15);
  expect(leaves.filter(({ words }) => words === "")).toEqual([]);
  expect(new Set(leaves.map(({ id }) => id)).size).toBe(leaves.length);
});

test.each(presets)("%s ranks the match beside the editor", (_, preset) => {
  const outcome = computeResults(preset, exampleFacts(preset));
  if (!outcome.ok) throw new Error(outcome.problem.code);
  const [table] = outcome.value.classifications;
  expect(table?.standings.some(({ place }) => place === 1)).toBe(true);
  expect(new Set(table?.standings.map(({ total }) => total)).size).toBeGreaterThan(2);
});

test.each(presets)("what a choice begins with is no contradiction in itself: %s", (_, preset) => {
  expect(checkRuleset(preset)).toEqual([]);
  for (const section of sections) {
    if (!section.absent || getAt(preset, section.at) !== undefined) continue;
    const ruleset = setAt(preset, section.at, getAt(findPreset(section.absent.asIn), section.at));
    expect(rulesetSchema.safeParse(ruleset).error?.issues ?? []).toEqual([]);
  }
});

test("every choice puts back what the schema takes", () => {
  const variations = PRESETS.flatMap((preset) =>
    sections
      .filter(({ at }) => getAt(preset, at) !== undefined)
      .flatMap(({ at, switches }) => listVariations(preset, switches, at)),
  );
  expect(variations.length).toBeGreaterThan(1000);
  expect(variations.flatMap((ruleset) => rulesetSchema.safeParse(ruleset).error?.issues ?? [])).toEqual([]);
});

test("what differs between two versions is named with both values", () => {
  const [fly] = PRESETS;
  const changed = setAt(fly, ["ranking", "leftoverTie"], "average");
  expect(listDifferences(fly, changed)).toEqual([
    {
      id: "places.ranking.leftoverTie",
      labels: ["Ranking", "Anglers who are still equal"],
      before: "share the better place: 1 2 2 4",
      after: "share the average: 1 2.5 2.5 4",
    },
  ]);
  expect(listDifferences(fly, fly)).toEqual([]);
});

function listPaths(schema: JsonSchema, at: string): string[] {
  const { properties = {}, additionalProperties, items, anyOf = [], oneOf = [] } = schema;
  return [
    ...Object.entries(properties).flatMap(([key, each]) => {
      const path = at ? `${at}.${key}` : key;
      return [path, ...listPaths(each, path)];
    }),
    ...(typeof additionalProperties === "object" ? listPaths(additionalProperties, `${at}.*`) : []),
    ...(items ? listPaths(items, `${at}.*`) : []),
    ...[...anyOf, ...oneOf].flatMap((each) => listPaths(each, at)),
  ];
}

function listSwitches(switches: readonly Switch[], at: string): string[] {
  return switches.flatMap(({ key, control }) => {
    const path = at ? `${at}.${key}` : key;
    return [path, ...listInside(control, path)];
  });
}

function listInside(control: Control, path: string): string[] {
  if (control.type === "group") return listSwitches(control.fields, path);
  if (control.type === "record" || control.type === "rows") return listSwitches(control.fields, `${path}.*`);
  if (control.type !== "variant") return [];
  return [
    `${path}.${control.tag}`,
    ...control.variants.flatMap(({ fields = [] }) => listSwitches(fields, path)),
  ];
}

/** The ruleset with each choice taken once, as the editor would take it. */
function listVariations(ruleset: unknown, switches: readonly Switch[], at: readonly string[]): unknown[] {
  return switches.flatMap(({ key, control, absent, none }) => {
    const place = [...at, key];
    const given = absent ?? none;
    if (getAt(ruleset, place) === undefined || getAt(ruleset, place) === null)
      return given ? [setAt(ruleset, place, given.initial)] : [];
    const cleared = absent ? [setAt(ruleset, place, undefined)] : none ? [setAt(ruleset, place, null)] : [];
    if (control.type === "group") return [...cleared, ...listVariations(ruleset, control.fields, place)];
    if (control.type === "variant")
      return [
        ...cleared,
        ...control.variants.map(({ value, initial }) =>
          setAt(ruleset, place, { [control.tag]: value, ...initial }),
        ),
      ];
    if (control.type === "choice")
      return [...cleared, ...control.options.map(({ value }) => setAt(ruleset, place, value))];
    if (control.type === "record") return [...cleared, setAt(ruleset, [...place, "tench"], control.initial)];
    if (control.type === "rows") return [...cleared, setAt(ruleset, place, [control.initial])];
    if (control.type === "order")
      return [
        ...cleared,
        setAt(
          ruleset,
          place,
          control.options.map(({ value }) => value),
        ),
      ];
    return cleared;
  });
}
