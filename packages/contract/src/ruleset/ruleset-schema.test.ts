import { PRESETS } from "@tightlines/domain/ruleset/list-presets";
import type { Ruleset } from "@tightlines/domain/ruleset/ruleset";
import { expect, expectTypeOf, test } from "vitest";
import type { z } from "zod";
import { toCamelCase, toSnakeCase } from "../wire/case.ts";
import { rulesetSchema } from "./ruleset-schema.ts";

const [fly] = PRESETS as [Ruleset];

type DeepReadonly<T> = T extends object ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> } : T;

test("what travels and what the rules take are the same type, switch by switch", () => {
  expectTypeOf<DeepReadonly<z.output<typeof rulesetSchema>>>().toEqualTypeOf<DeepReadonly<Ruleset>>();
});

test.each(PRESETS.map((preset) => [preset.preset, preset] as const))(
  "%s travels out and back unchanged",
  (_, preset) => {
    const onTheWire: unknown = JSON.parse(JSON.stringify(toSnakeCase(preset)));
    expect(rulesetSchema.parse(toCamelCase(onTheWire))).toEqual(preset);
  },
);

test("keys that are data look the same on the wire as the values that name them", () => {
  for (const { catching } of PRESETS)
    for (const key of [...Object.keys(catching.species), ...Object.keys(catching.deductions.byCode ?? {})])
      expect(Object.keys(toSnakeCase({ [key]: 1 }) as object)).toEqual([key]);
});

test.each([
  ["an unknown switch", { ...fly, luck: true }, ""],
  ["an unknown switch deep inside", { ...fly, ranking: { ...fly.ranking, luck: 1 } }, "ranking"],
  ["no direction", { ...fly, ranking: { ...fly.ranking, direction: undefined } }, "ranking.direction"],
  ["a preset nobody knows", { ...fly, preset: "poker" }, "preset"],
  ["a float", { ...fly, display: { decimals: 1.5 } }, "display.decimals"],
  ["a fraction that is no number", withBonus("1/x"), "catching.bonuses.perSpecies"],
  ["a fraction by zero", withBonus("1/0"), "catching.bonuses.perSpecies"],
  ["a fraction not in lowest terms", withBonus("2/4"), "catching.bonuses.perSpecies"],
  ["an endless fraction", withBonus(`1/${"3".repeat(60)}`), "catching.bonuses.perSpecies"],
  ["an infinite number", withBonus(Infinity), "catching.bonuses.perSpecies"],
  [
    "a species whose name would change on the way",
    withSpecies("brown_trout"),
    "catching.species.brown_trout",
  ],
  [
    "a species whose name would change on the way back",
    withSpecies("brownTrout"),
    "catching.species.brownTrout",
  ],
])("%s is refused at its place", (_, ruleset, path) => {
  const paths = rulesetSchema.safeParse(ruleset).error?.issues.map((issue) => issue.path.join("."));
  expect(paths).toContain(path);
});

function withBonus(perSpecies: unknown) {
  return { ...fly, catching: { ...fly.catching, bonuses: { perSpecies } } };
}

function withSpecies(species: string) {
  return { ...fly, catching: { ...fly.catching, species: { [species]: {} } } };
}
