import { useQuery } from "@tanstack/react-query";
import type { AnglerResponse } from "@tightlines/contract/angler";
import type { PegRunResponse } from "@tightlines/contract/draw-run";
import type { SectorResponse } from "@tightlines/contract/sector";
import { countFairness, type FairnessCounts } from "@tightlines/domain/draw/count-fairness";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { Loaded } from "../../../ui/Loaded.tsx";
import { CardsSkeleton } from "../../../ui/Skeletons.tsx";
import { anglersQuery } from "../../angler/angler.queries.ts";
import { sectorHue } from "../../sector/sector-hue.ts";
import { sectorTitle } from "../../sector/sector-title.ts";
import { sectorListQuery } from "../../sector/sector.queries.ts";
import { sessionListQuery } from "../../session/session.queries.ts";
import { ConstraintFacts } from "../ConstraintFacts.tsx";
import { drawRunQuery } from "../draw-run.queries.ts";
import { type Bar, BarChart } from "./BarChart.tsx";
import { GroupFairness } from "./GroupFairness.tsx";
import styles from "./FairnessReport.module.css";

/** How even a published draw came out: what it keeps to, then who had which share of the end pegs and of the sectors. */
export function FairnessReport({ eventUrl, runId }: { eventUrl: string; runId: number }) {
  const loading = useQuery(drawRunQuery(useApi(), eventUrl, String(runId)));
  return (
    <Loaded query={loading} skeleton={<CardsSkeleton cards={1} />}>
      {(run) => {
        if (run.kind === "group") return <GroupFairness eventUrl={eventUrl} run={run} />;
        return run.placements && <Report eventUrl={eventUrl} run={run} />;
      }}
    </Loaded>
  );
}

function Report({ eventUrl, run }: { eventUrl: string; run: PegRunResponse }) {
  if (run.input.mode.kind === "order-of-choice") return <p>{m.fairness_order()}</p>;
  if (run.input.mode.kind === "duels") return <p>{m.duel_fair()}</p>;
  return (
    <div className={styles.report}>
      <Facts eventUrl={eventUrl} run={run} />
      <Charts eventUrl={eventUrl} counts={countFairness(run.input, run.placements ?? [])} />
    </div>
  );
}

function Facts({ eventUrl, run: { report, input } }: { eventUrl: string; run: PegRunResponse }) {
  const { data: sessions = [] } = useQuery(sessionListQuery(useApi(), eventUrl));
  if (!report) return null;
  const hasTeams = input.anglers.some(({ teamId }) => teamId !== null);
  return (
    <ul className={styles.facts}>
      <ConstraintFacts constraints={report.constraints} sessions={sessions} />
      {hasTeams && <li>{m.fairness_mates({ count: report.adjacentTeamMates.length })}</li>}
      <li>{m.fairness_neighbours({ count: report.repeatedNeighbours.length })}</li>
    </ul>
  );
}

function Charts({ eventUrl, counts }: { eventUrl: string; counts: FairnessCounts }) {
  const api = useApi();
  const anglers = useQuery(anglersQuery(api, eventUrl));
  const sectors = useQuery(sectorListQuery(api, eventUrl));
  return (
    <Loaded query={anglers} skeleton={<CardsSkeleton cards={2} />}>
      {(anglerRows) => (
        <Loaded query={sectors} skeleton={<CardsSkeleton cards={2} />}>
          {(sectorRows) => <Bars counts={counts} anglers={anglerRows} sectors={sectorRows} />}
        </Loaded>
      )}
    </Loaded>
  );
}

interface BarsProps {
  counts: FairnessCounts;
  anglers: readonly AnglerResponse[];
  sectors: readonly SectorResponse[];
}

function Bars({ counts, anglers, sectors }: BarsProps) {
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
