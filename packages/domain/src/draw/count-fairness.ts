import type { DrawInput, Placement } from "./draw-input.ts";

/** How evenly a draw has dealt, in numbers that can be drawn as bars. The sessions before it are counted in. */
export interface FairnessCounts {
  /** How many anglers have had no end peg, how many one, and so on. */
  readonly anglersByEndPegs: readonly { readonly endPegs: number; readonly anglers: number }[];
  /** By id; none where nobody has a team. */
  readonly teams: readonly TeamShare[];
}

export interface TeamShare {
  readonly teamId: number;
  readonly places: number;
  readonly endPegs: number;
  /** How often they fish each sector, all sectors in the order of the input. */
  readonly sectors: readonly { readonly sectorId: number; readonly places: number }[];
}

/** The charts of the fairness report: end pegs by angler and by team (R4), sectors by team (R6). */
export function countFairness(input: DrawInput, placements: readonly Placement[]): FairnessCounts {
  const all = [...input.earlier, ...placements];
  const ends = new Set(
    input.sectors.flatMap(({ pegs }) => pegs.filter(({ isEnd }) => isEnd).map(({ pegId }) => pegId)),
  );
  const isOnEnd = ({ pegId }: Placement) => ends.has(pegId);
  const placesOf = new Map(input.anglers.map(({ anglerId }) => [anglerId, [] as Placement[]]));
  for (const placement of all) placesOf.get(placement.anglerId)?.push(placement);
  const counts = [...placesOf.values()].map((places) => places.filter(isOnEnd).length);
  const teamIds = [...new Set(input.anglers.flatMap(({ teamId }) => teamId ?? []))].sort((a, b) => a - b);
  return {
    anglersByEndPegs: Array.from({ length: Math.max(0, ...counts) + 1 }, (_, endPegs) => ({
      endPegs,
      anglers: counts.filter((count) => count === endPegs).length,
    })),
    teams: teamIds.map((teamId) => {
      const members = input.anglers.filter((angler) => angler.teamId === teamId);
      const places = members.flatMap(({ anglerId }) => placesOf.get(anglerId) ?? []);
      return {
        teamId,
        places: places.length,
        endPegs: places.filter(isOnEnd).length,
        sectors: input.sectors.map(({ sectorId }) => ({
          sectorId,
          places: places.filter((place) => place.sectorId === sectorId).length,
        })),
      };
    }),
  };
}
