import { formatRational } from "@tightlines/domain/number/format-rational";
import type { Move } from "@tightlines/domain/result/compare-results";
import type { ClassificationResult } from "@tightlines/domain/result/compute-results";
import type { Standing } from "@tightlines/domain/result/table/standing";
import type { Ruleset } from "@tightlines/domain/ruleset/ruleset";
import { useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { Badge } from "../../../ui/Badge.tsx";
import { PlainSelect } from "../../../ui/PlainField.tsx";
import { exampleAnglers, exampleTeams } from "./example-facts.ts";
import { explainRound, explainStanding } from "./explain-place.ts";
import { countMoved, type Example } from "./use-worked-example.ts";
import styles from "./WorkedExample.module.css";

interface WorkedExampleProps {
  example: Example;
  /** Contradictory rules rank nobody: what stood before them stays, and says so. */
  isContradictory: boolean;
}

/** The table of the small match, place by place with the reason of each. */
export function WorkedExample({ example, isContradictory }: WorkedExampleProps) {
  const [tableId, setTableId] = useState("");
  const { results: shown, rules, moves } = example;
  const table = shown?.classifications.find(({ id }) => id === tableId) ?? shown?.classifications[0];
  const classification = rules.classifications.find(({ id }) => id === table?.id);
  if (!shown || !table || !classification) return <p>{m.ruleset_example_none()}</p>;
  const names = classification.lists === "teams" ? exampleTeams : exampleAnglers;
  return (
    <div className={styles.example} data-stale={isContradictory || undefined}>
      {isContradictory && <p className={styles.stale}>{m.ruleset_example_stale()}</p>}
      {shown.classifications.length > 1 && (
        <PlainSelect
          label={m.ruleset_table()}
          options={shown.classifications.map(({ id }) => ({ value: id, label: id }))}
          value={table.id}
          onChange={(event) => setTableId(event.currentTarget.value)}
        />
      )}
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{m.ruleset_example_place()}</th>
            <th scope="col">
              {classification.lists === "teams" ? m.ruleset_example_team() : m.ruleset_example_angler()}
            </th>
            <th scope="col" className={styles.number}>
              {m.ruleset_example_session({ number: 1 })}
            </th>
            <th scope="col" className={styles.number}>
              {m.ruleset_example_session({ number: 2 })}
            </th>
            <th scope="col" className={styles.number}>
              {m.ruleset_example_total()}
            </th>
          </tr>
        </thead>
        {table.standings.map((standing) => (
          <Row
            key={standing.id}
            standing={standing}
            table={table}
            rules={rules}
            names={names}
            move={moves.find((each) => isTotalOf(each, table, standing))}
          />
        ))}
      </table>
      <output className={styles.moved}>
        {moves.length > 0 && m.ruleset_example_moved({ count: countMoved(moves) })}
      </output>
    </div>
  );
}

interface RowProps {
  standing: Standing;
  table: ClassificationResult;
  rules: Ruleset;
  names: Readonly<Record<number, string>>;
  move: Move | undefined;
}

function Row({ standing, table, rules, names, move }: RowProps) {
  const show = (value: Standing["total"]) => formatRational(value, rules.display);
  const isAngler = names === exampleAnglers;
  const whys = [
    ...explainStanding(standing, names, show),
    ...(isAngler ? table.units.flatMap((unit) => explainRound(unit, standing.id, names, show)) : []),
  ];
  return (
    <tbody data-moved={move ? true : undefined}>
      <tr>
        <td className={styles.place}>{standing.place ?? "–"}</td>
        <th scope="row">
          {names[standing.id]}{" "}
          {move && (
            <Badge tone="float">
              {m.ruleset_example_was({
                place: move.before?.place ?? "–",
                points: move.before ? show(move.before.points) : "–",
              })}
            </Badge>
          )}
        </th>
        {[1, 2].map((session) => {
          const round = standing.rounds.find((each) => each.sessionNumber === session);
          return (
            <td key={session} className={styles.number} data-dropped={round?.keeps === 0 || undefined}>
              {round ? show(round.points) : "–"}
            </td>
          );
        })}
        <td className={styles.number}>
          <strong>{show(standing.total)}</strong>
        </td>
      </tr>
      {whys.length > 0 && (
        <tr className={styles.why}>
          <td colSpan={5}>{whys.join(" ")}</td>
        </tr>
      )}
    </tbody>
  );
}

function isTotalOf(move: Move, table: ClassificationResult, standing: Standing): boolean {
  return move.classificationId === table.id && move.unitId === null && move.id === standing.id;
}
