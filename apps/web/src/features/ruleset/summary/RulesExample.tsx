import type { RulesetResponse } from "@tightlines/contract/ruleset/ruleset";
import { scoreDuel } from "@tightlines/domain/duel/score-duel";
import { formatRational } from "@tightlines/domain/number/format-rational";
import type { DuelRules } from "@tightlines/domain/ruleset/duel-rules";
import type { Ruleset } from "@tightlines/domain/ruleset/ruleset";
import { m } from "../../../paraglide/messages.js";
import { Card } from "../../../ui/Card.tsx";
import { nameSpecies } from "./name-species.ts";
import { listExample } from "./rules-example.ts";
import styles from "./RulesSummary.module.css";

export interface RulesExampleProps {
  ruleset: Ruleset;
  species: RulesetResponse["species"];
}

/** A made-up session, scored by the rules. */
export function RulesExample({ ruleset, species }: RulesExampleProps) {
  const lines = listExample({ ruleset, nameOf: nameSpecies(species) });
  // Where the catch is the result, the points would say it twice.
  const hasPoints = ruleset.ranking.resultPoints.kind !== "raw";
  return (
    <Card title={m.rules_example()}>
      {ruleset.duels && <p>{sayDuel(ruleset.duels)}</p>}
      <p>{m.rules_example_help()}</p>
      <table className={`${styles.example} tabular`}>
        <thead>
          <tr>
            <th scope="col">{m.rules_example_angler()}</th>
            <th scope="col">{m.rules_example_caught()}</th>
            <th scope="col">{m.rules_example_score()}</th>
            <th scope="col">{m.rules_example_place()}</th>
            {hasPoints && <th scope="col">{m.rules_example_points()}</th>}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ id, name, caught, score, place, points }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{caught}</td>
              <td>{score}</td>
              <td>{place}</td>
              {hasPoints && <td>{points}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function sayDuel({ scoring }: DuelRules): string {
  const fish = [5, 3] as const;
  const [onePoints, otherPoints] = scoreDuel(scoring, fish);
  return m.rules_example_duel({
    one: fish[0],
    other: fish[1],
    onePoints: formatRational(onePoints),
    otherPoints: formatRational(otherPoints),
  });
}
