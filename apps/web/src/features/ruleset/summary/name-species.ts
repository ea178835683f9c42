import type { RulesetResponse } from "@tightlines/contract/ruleset/ruleset";

/** What a species is called; one that the list of species does not have goes by its code. */
export function nameSpecies(species: RulesetResponse["species"]): (code: string) => string {
  const names = new Map(species.map(({ code, name }) => [code, name]));
  return (code) => names.get(code) ?? code;
}
