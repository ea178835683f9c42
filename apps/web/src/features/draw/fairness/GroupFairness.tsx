import { useQuery } from "@tanstack/react-query";
import type { GroupRunResponse } from "@tightlines/contract/draw-run";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { anglersQuery } from "../../angler/angler.queries.ts";
import { groupsQuery } from "../../group/group.queries.ts";
import { sectorHue } from "../../sector/sector-hue.ts";
import { type Bar, BarChart } from "./BarChart.tsx";
import styles from "./FairnessReport.module.css";

/** How even a draw of groups came out: their sizes, and how each team is spread over them. */
export function GroupFairness({ eventUrl, run }: { eventUrl: string; run: GroupRunResponse }) {
  const api = useApi();
  const { data: groups = [] } = useQuery(groupsQuery(api, eventUrl));
  const { data: anglers = [] } = useQuery(anglersQuery(api, eventUrl));
  const { input, placements, report } = run;
  if (!placements || !report) return null;
  const codeOf = (id: number) => groups.find((group) => group.id === id)?.code ?? String(id);
  const groupOf = new Map(placements.map(({ anglerId, groupId }) => [anglerId, groupId]));
  const nameOf = new Map(anglers.map(({ teamId, teamName }) => [teamId, teamName]));
  const teamIds = [...new Set(input.anglers.flatMap(({ teamId }) => teamId ?? []))];
  return (
    <div className={styles.report}>
      {report.teams > 0 && (
        <p>{m.fairness_groups_spread({ spread: report.teamsInEveryGroup, teams: report.teams })}</p>
      )}
      <div className={styles.charts}>
        <BarChart
          title={m.fairness_groups_title()}
          of={m.fairness_group()}
          bars={report.sizes.map(({ groupId, anglers: value }) => ({
            key: groupId,
            label: codeOf(groupId),
            parts: [{ key: 0, label: m.fairness_anglers(), value }],
          }))}
        />
        {teamIds.length > 0 && (
          <BarChart
            title={m.fairness_groups_teams_title()}
            of={m.fairness_team()}
            bars={teamIds.map((teamId): Bar => ({
              key: teamId,
              label: nameOf.get(teamId) ?? m.fairness_former_team({ id: teamId }),
              parts: input.groupIds.map((groupId, index) => {
                const { style } = sectorHue(index);
                return {
                  key: groupId,
                  label: codeOf(groupId),
                  mark: codeOf(groupId),
                  value: input.anglers.filter(
                    (one) => one.teamId === teamId && groupOf.get(one.anglerId) === groupId,
                  ).length,
                  fill: style["--sector-hue"],
                  ink: style["--sector-ink"],
                };
              }),
            }))}
          />
        )}
      </div>
    </div>
  );
}
