import type { Status } from "../../score/score.ts";
import type { SeasonResult } from "./compute-season.ts";
import type { Standing } from "../table/standing.ts";

/** A competition's table as a season reads it: places stay, and those without a fish are blank, absent or disqualified. */
export function describeSeasonRound(standings: readonly Standing[]): readonly SeasonResult[] {
  return standings.map((standing) => ({
    entryId: standing.id,
    status: decideStatus(standing),
    place: standing.place,
    raw: standing.totalRaw,
    fishCount: standing.fishCount,
    longest: standing.longest,
    heaviest: standing.heaviest,
  }));
}

function decideStatus(standing: Standing): Status {
  if (standing.status === "disqualified") return "disqualified";
  const statuses = new Set(standing.rounds.map((round) => round.status));
  const order: readonly Status[] = ["caught", "blank", "withdrawn", "disqualified"];
  return order.find((status) => statuses.has(status)) ?? "absent";
}
