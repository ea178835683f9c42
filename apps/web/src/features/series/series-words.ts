import type { SeasonRow, SeasonStandings, SeriesResponse } from "@tightlines/contract/series/series";
import { m } from "../../paraglide/messages.js";
import type { Tone } from "../../ui/theme.ts";

type RoundState = SeasonStandings["rounds"][number]["state"];

export const stateWords: Record<RoundState, { label: () => string; tone: Tone }> = {
  "to-come": { label: m.series_state_to_come, tone: "gravel" },
  provisional: { label: m.series_state_provisional, tone: "water" },
  official: { label: m.series_state_official, tone: "reed" },
  cancelled: { label: m.series_state_cancelled, tone: "gravel" },
};

/** How much of a round is in the sum, and whether they were there at all. */
export function countWords({ counts, status }: SeasonRow["rounds"][number]): string {
  if (status === "missed") return counts === "none" ? m.series_cell_missed_dropped() : m.series_cell_missed();
  if (counts === "none") return m.series_cell_dropped();
  return counts === "half" ? m.series_cell_half() : m.series_cell_counted();
}

/** What a visitor wants to know of the rules. */
export function rulesWords({ direction, aggregate }: SeriesResponse["rules"]): string {
  const { minimumRounds } = aggregate;
  return [
    direction === "low" ? m.series_direction_low() : m.series_direction_high(),
    countsSentence(aggregate.counts),
    minimumRounds && m.series_minimum({ rounds: minimumRounds }),
  ]
    .filter(Boolean)
    .join(" ");
}

function countsSentence(counts: SeriesResponse["rules"]["aggregate"]["counts"]): string {
  if (counts.kind === "all") return m.series_counts_all();
  const { rounds } = counts;
  if (counts.kind === "best") return m.series_counts_best({ rounds });
  return counts.keeps === 0 ? m.series_counts_drop({ rounds }) : m.series_counts_half({ rounds });
}
