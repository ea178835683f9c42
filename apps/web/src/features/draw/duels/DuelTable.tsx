import type { AnglerResponse } from "@tightlines/contract/angler";
import type { SectorResponse } from "@tightlines/contract/sector";
import type { SessionResponse } from "@tightlines/contract/session";
import { m } from "../../../paraglide/messages.js";
import { TableSkeleton } from "../../../ui/Skeletons.tsx";
import { nameOf } from "../../angler/angler-name.ts";
import { sessionLabel } from "../../session/session-label.ts";
import tables from "../public/DrawsPage.module.css";
import type { PegRunSummary } from "../session-run.ts";
import type { DuelNames } from "./duel-names.ts";
import type { OwnRound } from "./duel-rounds.ts";
import styles from "./OwnDuels.module.css";
import type { OwnSession } from "./OwnDuels.tsx";
import { useDuels } from "./use-duels.ts";

interface DuelTableProps {
  eventUrl: string;
  runs: readonly PegRunSummary[];
  sessions: readonly SessionResponse[];
  sectors: readonly SectorResponse[];
  isByTeam: boolean;
}

/** Session by session a line for each angler with what they do in every round, by number or team by team. */
export function DuelTable({ eventUrl, runs, sessions, sectors, isByTeam }: DuelTableProps) {
  const duels = useDuels(eventUrl, runs, { sessions, sectors });
  if (!duels) return <TableSkeleton rows={10} columns={4} />;
  const rows = duels.anglers.map((angler) => ({ angler, own: duels.of(angler.id) }));
  return sessions.map((session) => {
    const here = rows.flatMap(({ angler, own }) => {
      const found = own.find((one) => one.session.id === session.id);
      return found ? { angler, found } : [];
    });
    if (here.length === 0) return null;
    return (
      <section key={session.id} className={tables.group}>
        <h3 className={tables.team}>{sessionLabel(session)}</h3>
        <div className={tables.wide}>
          <table className={tables.table}>
            <thead>
              <tr>
                <th scope="col">{m.peg_draw_table_angler()}</th>
                {here[0]!.found.rounds.map(({ round }) => (
                  <th key={round} scope="col">
                    {m.duel_round({ round })}
                  </th>
                ))}
              </tr>
            </thead>
            {teamsOf(here, isByTeam).map(({ title, members }) => (
              <tbody key={title}>
                {isByTeam && (
                  <tr>
                    <th scope="rowgroup" colSpan={members[0]!.found.rounds.length + 1} className={styles.dim}>
                      {title}
                    </th>
                  </tr>
                )}
                {members.map(({ angler, found }) => (
                  <tr key={angler.id}>
                    <th scope="row">{nameOf(angler)}</th>
                    {found.rounds.map((round) => (
                      <td key={round.round} className="tabular">
                        <Cell round={round} names={duels.names} />
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            ))}
          </table>
        </div>
      </section>
    );
  });
}

function Cell({ round, names }: { round: OwnRound; names: DuelNames }) {
  switch (round.kind) {
    case "fishes":
      return (
        <>
          {round.pegIds.map(names.peg).join(" → ")}
          <br />
          <span className={styles.dim}>{names.angler(round.opponentId)}</span>
        </>
      );
    case "judges":
      return (
        <span className={styles.dim}>
          {m.duel_table_judges({ pegs: round.pegIds.map(names.peg).join("–") })}
        </span>
      );
    case "rests":
      return <span className={styles.dim}>{m.duel_table_rests()}</span>;
  }
}

interface Row {
  angler: AnglerResponse;
  found: OwnSession;
}

/** Those without a team come last. */
function teamsOf(rows: readonly Row[], isByTeam: boolean): { title: string; members: Row[] }[] {
  if (!isByTeam) return [{ title: m.peg_draw_view_anglers(), members: [...rows] }];
  const teams = new Map<string | null, Row[]>();
  for (const row of rows) teams.set(row.angler.teamName, [...(teams.get(row.angler.teamName) ?? []), row]);
  return [...teams]
    .sort(([a], [b]) => (a === null ? 1 : b === null ? -1 : a.localeCompare(b)))
    .map(([team, members]) => ({ title: team ?? m.peg_draw_no_team(), members }));
}
