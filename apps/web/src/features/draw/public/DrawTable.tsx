import { useQuery } from "@tanstack/react-query";
import type { DrawResponse } from "@tightlines/contract/draw";
import type { SessionResponse } from "@tightlines/contract/session";
import { isByDraw } from "@tightlines/domain/draw/draw-source";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { Loaded } from "../../../ui/Loaded.tsx";
import { TableSkeleton } from "../../../ui/Skeletons.tsx";
import { sessionLabel } from "../../session/session-label.ts";
import { drawsQuery } from "../draw.queries.ts";
import styles from "./DrawsPage.module.css";
import marks from "./DrawTable.module.css";

interface DrawTableProps {
  eventUrl: string;
  sessions: readonly SessionResponse[];
  isByTeam: boolean;
  /** Handed in by the page, which says it as well: in a part of its own it would make the page larger. */
  sayWhy: (draw: DrawResponse) => string;
}

/** A line for each angler with their places across the sessions, all of them by name or team by team. */
export function DrawTable({ eventUrl, sessions, isByTeam, sayWhy }: DrawTableProps) {
  const query = useQuery(drawsQuery(useApi(), eventUrl));
  return (
    <Loaded query={query} skeleton={<TableSkeleton rows={10} columns={4} />}>
      {(draws) => {
        if (draws.length === 0) return null;
        const drawn = sessions.filter(({ id }) => draws.some(({ sessionId }) => sessionId === id));
        return groupsOf(draws, isByTeam).map(({ title, anglers }) => (
          <section key={title} className={styles.group}>
            {isByTeam && <h3 className={styles.team}>{title}</h3>}
            <div className={styles.wide}>
              <table className={styles.table}>
                <thead>
                  <tr>
                    <th scope="col">{m.peg_draw_table_angler()}</th>
                    {drawn.map((session) => (
                      <th key={session.id} scope="col">
                        {sessionLabel(session)}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {anglers.map((own) => (
                    <tr key={own[0]!.anglerId}>
                      <th scope="row">{own[0]!.anglerName}</th>
                      {drawn.map(({ id }) => (
                        <Place
                          key={id}
                          sayWhy={sayWhy}
                          draw={own.find(({ sessionId }) => sessionId === id)}
                        />
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </section>
        ));
      }}
    </Loaded>
  );
}

/** Where somebody fishes in one session, and why where that is not by the draw. */
function Place({ draw, sayWhy }: { draw: DrawResponse | undefined } & Pick<DrawTableProps, "sayWhy">) {
  return (
    <td className="tabular">
      {draw ? `${draw.sectorCode} ${draw.pegNumber}` : m.peg_draw_table_none()}
      {draw && !isByDraw(draw.source) && <span className={marks.why}> {sayWhy(draw)}</span>}
    </td>
  );
}

interface Group {
  title: string;
  /** The places of each. */
  anglers: DrawResponse[][];
}

/** Those without a team come last. */
function groupsOf(draws: readonly DrawResponse[], isByTeam: boolean): Group[] {
  const byAngler = new Map<number, DrawResponse[]>();
  for (const draw of draws) byAngler.set(draw.anglerId, [...(byAngler.get(draw.anglerId) ?? []), draw]);
  const anglers = [...byAngler.values()].sort(([a], [b]) => a!.anglerNumber - b!.anglerNumber);
  if (!isByTeam) return [{ title: m.peg_draw_view_anglers(), anglers }];
  const teams = new Map<string | null, DrawResponse[][]>();
  for (const own of anglers) teams.set(own[0]!.teamName, [...(teams.get(own[0]!.teamName) ?? []), own]);
  return [...teams]
    .sort(([a], [b]) => (a === null ? 1 : b === null ? -1 : a.localeCompare(b)))
    .map(([team, own]) => ({ title: team ?? m.peg_draw_no_team(), anglers: own }));
}
