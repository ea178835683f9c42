import type { Sheet } from "@tightlines/contract/sheet";
import type { ChosenSpecies } from "./event-species.repository.ts";

/** What the event fishes for; a minimum of its own goes before the species' usual one. */
export function eventSpeciesSheet(chosen: readonly ChosenSpecies[]): Sheet {
  return {
    name: "Species",
    header: ["Code", "Species", "Latin name", "Minimum (mm)", "Cap", "Points", "Measured to"],
    rows: chosen.map(
      ({ code, name, latinName, minLengthMm, defaultMinLengthMm, cap, points, measuredTo }) => [
        code,
        name,
        latinName,
        minLengthMm ?? defaultMinLengthMm,
        cap,
        points,
        measuredTo,
      ],
    ),
  };
}
