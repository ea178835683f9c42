import { findPreset } from "@tightlines/domain/ruleset/list-presets";
import type { Ruleset } from "@tightlines/domain/ruleset/ruleset";
import type { BeginningRules, EventRules } from "../event/event-rules.ts";
import * as rulesets from "./ruleset.repository.ts";

/** The part that rules take in the life of their event. */
export const eventRules: EventRules = {
  begin(preset) {
    const ruleset = { ...findPreset(preset), version: 1 };
    return { ruleset, settings: settingsOf(ruleset), species: speciesOf(ruleset) };
  },

  storeFirst: (trx, { uid }, { id, ruleset }) =>
    rulesets.storeVersion(trx, { eventId: id, ruleset, revision: 1, reason: "", actorUid: uid }),

  /** The rules say how long protests may come, too: whoever has them open is refused, and told who changed it. */
  async follow(
    { trx, event: { id, protestMinutes: minutes }, record, alsoMove },
    { protestMinutes = minutes },
  ) {
    if (protestMinutes === minutes) return;
    alsoMove("ruleset");
    await rulesets.raiseRevision(trx, id);
    const publication = (protestWindowMinutes: number) => ({ publication: { protestWindowMinutes } });
    const values = { before: publication(minutes), after: publication(protestMinutes) };
    await record({ noun: "ruleset", nounId: id, action: "update", ...values });
  },
};

/** What the rules already say about an event's settings. */
function settingsOf({ catching, classifications, publication }: Ruleset): BeginningRules["settings"] {
  const { length, weight } = catching.units;
  const isImperial = length.name === "inch" || weight.name === "pound";
  return {
    units: isImperial ? "imperial" : "metric",
    teamSize: classifications.find(({ team }) => team)?.team?.size ?? 1,
    protestMinutes: publication.protestWindowMinutes,
  };
}

/**
 * What the event fishes for, where its rules count certain species alone: nobody has to tick them again. Where others
 * count as well, a list would shut those out.
 */
function speciesOf({ catching: { species, otherSpecies } }: Ruleset): BeginningRules["species"] {
  if (otherSpecies !== null) return [];
  return Object.entries(species).map(([code, { minLengthMm = 0 }]) => ({ code, minLengthMm }));
}
