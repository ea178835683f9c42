import type { AnglerResponse } from "@tightlines/contract/angler";
import type { SectorResponse } from "@tightlines/contract/sector";
import type { HeldDuel } from "@tightlines/domain/draw/held-draw";
import { m } from "../../../paraglide/messages.js";
import { type DuelNames, duelNames } from "./duel-names.ts";
import { type DuelRound, type DuelRun, roundsOf } from "./duel-rounds.ts";
import styles from "./DuelRounds.module.css";

interface DuelRoundsProps {
  run: DuelRun;
  sessionId: number;
  anglers: readonly AnglerResponse[];
  sectors: readonly SectorResponse[];
}

/** The duels of a session: round by round who meets whom on which pegs, who judges and who rests. */
export function DuelRounds({ run, sessionId, anglers, sectors }: DuelRoundsProps) {
  const names = duelNames(anglers, sectors);
  const rounds = roundsOf(run, sessionId);
  const hasJudges = rounds.some(({ duels }) => duels.some(({ judgeId }) => judgeId !== null));
  return (
    <div className={styles.schedule}>
      <p className={styles.dim}>{hasJudges ? m.duel_words() : m.duel_words_officials()}</p>
      {rounds.map((round) => (
        <section key={round.round} className={styles.round}>
          <h4 className={styles.title}>{m.duel_round({ round: round.round })}</h4>
          <RoundTable round={round} names={names} hasJudges={hasJudges} />
          {round.restIds.length > 0 && (
            <p className={styles.rests}>
              {m.duel_rest({ names: round.restIds.map(names.angler).join(", ") })}
            </p>
          )}
        </section>
      ))}
    </div>
  );
}

interface RoundTableProps {
  round: DuelRound;
  names: DuelNames;
  hasJudges: boolean;
}

function RoundTable({ round: { round, duels }, names, hasJudges }: RoundTableProps) {
  return (
    <table className={styles.table} aria-label={m.duel_round({ round })}>
      <thead>
        <tr>
          <th scope="col">{m.peg_draw_table_angler()}</th>
          <th scope="col">{m.duel_first_half()}</th>
          <th scope="col">{m.duel_second_half()}</th>
          {hasJudges && <th scope="col">{m.duel_judge()}</th>}
        </tr>
      </thead>
      {duels.map((duel) => (
        <Duel key={duel.pegIds[0]} duel={duel} names={names} hasJudges={hasJudges} />
      ))}
    </table>
  );
}

function Duel({ duel, names, hasJudges }: { duel: HeldDuel; names: DuelNames; hasJudges: boolean }) {
  const { pegIds, firstHalf, judgeId } = duel;
  return (
    <tbody>
      {firstHalf.map((anglerId, seat) => (
        <tr key={pegIds[seat]}>
          <th scope="row">{names.angler(anglerId)}</th>
          <td className="tabular">{names.peg(pegIds[seat]!)}</td>
          <td className="tabular">{names.peg(pegIds[1 - seat]!)}</td>
          {hasJudges && seat === 0 && (
            <td rowSpan={2} className={styles.judge}>
              {names.judge(judgeId)}
            </td>
          )}
        </tr>
      ))}
    </tbody>
  );
}
