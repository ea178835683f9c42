import { useQuery } from "@tanstack/react-query";
import type { PegRunResponse } from "@tightlines/contract/draw-run";
import { countFairness, type FairnessCounts } from "@tightlines/domain/draw/count-fairness";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { anglersQuery } from "../../angler/angler.queries.ts";
import { sectorHue } from "../../sector/sector-hue.ts";
import { sectorTitle } from "../../sector/sector-label.ts";
import { sectorListQuery } from "../../sector/sector.queries.ts";
import { constraintLabel } from "../manage/constraint-words.ts";
import { drawRunQuery } from "../draw-run.queries.ts";
import { type Bar, BarChart } from "./BarChart.tsx";
import styles from "./FairnessReport.module.css";

/** How even a published draw came out: what it keeps to, then who had which share of the end pegs and of the sectors. */
export function FairnessReport({ eventUrl, runId }: { eventUrl: string; runId: number }) {
  const { data: run } = useQuery(drawRunQuery(useApi(), eventUrl, String(runId)));
  if (run?.kind !== "peg" || !run.placements) return null;
  if (run.input.mode.kind === "order-of-choice") return <p>{m.fairness_order()}</p>;
  if (run.input.mode.kind === "duels") return <p>{m.duel_fair()}</p>;
  return (
    <div className={styles.report}>
      <Facts run={run} />
      <Charts eventUrl={eventUrl} counts={countFairness(run.input, run.placements)} />
    </div>
  );
}

function Facts({ run: { report, input } }: { run: PegRunResponse }) {
  if (!report) return null;
  const facts = report.constraints.map(({ constraint: { kind }, breaches }) =>
    breaches === 0
      ? m.peg_draw_kept({ constraint: constraintLabel(kind) })
      : m.peg_draw_not_kept({ constraint: constraintLabel(kind), count: breaches }),
  );
  const hasTeams = input.anglers.some(({ teamId }) => teamId !== null);
  return (
    <ul className={styles.facts}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
      {hasTeams && <li>{m.fairness_mates({ count: report.adjacentTeamMates.length })}</li>}
      <li>{m.fairness_neighbours({ count: report.repeatedNeighbours.length })}</li>
    </ul>
  );
}

function Charts({ eventUrl, counts }: { eventUrl: string; counts: FairnessCounts }) {
  const api = useApi();
  const { data: anglers } = useQuery(anglersQuery(api, eventUrl));
  const { data: sectors } = useQuery(sectorListQuery(api, eventUrl));
  if (!anglers || !sectors) return null;
  const names = new Map(anglers.map(({ teamId, teamName }) => [teamId, teamName]));
  const nameOf = (teamId: number) => names.get(teamId) ?? m.fairness_former_team({ id: teamId });
  return (
    <div className={styles.charts}>
      <BarChart
        title={m.fairness_anglers_title()}
        of={m.fairness_end_pegs()}
        bars={counts.anglersByEndPegs.map(({ endPegs, anglers: count }) => ({
          key: endPegs,
          label: m.fairness_end_peg_count({ count: endPegs }),
          parts: [{ key: 0, label: m.fairness_anglers(), value: count }],
        }))}
      />
      {counts.teams.length > 0 && (
        <>
          <BarChart
            title={m.fairness_teams_title()}
            of={m.fairness_team()}
            bars={counts.teams.map(({ teamId, endPegs }) => ({
              key: teamId,
              label: nameOf(teamId),
              parts: [{ key: 0, label: m.fairness_end_pegs(), value: endPegs }],
            }))}
          />
          <BarChart
            title={m.fairness_sectors_title()}
            of={m.fairness_team()}
            bars={counts.teams.map((team): Bar => ({
              key: team.teamId,
              label: nameOf(team.teamId),
              parts: team.sectors.map(({ sectorId, places }) => {
                const sector = sectors.find(({ id }) => id === sectorId);
                const { style } = sectorHue(sector?.position ?? 0);
                return {
                  key: sectorId,
                  label: sector ? sectorTitle(sector) : m.fairness_former_sector({ id: sectorId }),
                  mark: sector?.code,
                  value: places,
                  fill: style["--sector-hue"],
                  ink: style["--sector-ink"],
                };
              }),
            }))}
          />
        </>
      )}
    </div>
  );
}
