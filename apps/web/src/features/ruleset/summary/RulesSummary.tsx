import { scoreDuel } from "@tightlines/domain/duel/score-duel";
import { formatRational } from "@tightlines/domain/number/format-rational";
import type { DuelRules } from "@tightlines/domain/ruleset/duel-rules";
import { m } from "../../../paraglide/messages.js";
import { Card } from "../../../ui/Card.tsx";
import { listExample } from "./rules-example.ts";
import styles from "./RulesSummary.module.css";
import type { RuleWords } from "./said-rule.ts";
import { sayRules } from "./say-rules.ts";

/** The rules as one angler tells them to another, with an example. */
export function RulesSummary({ words }: { words: RuleWords }) {
  const { duels } = words.ruleset;
  return (
    <>
      <Card title={m.rules_title()}>
        <ol className={styles.rules}>
          {sayRules(words).map(({ sentence, lines }) => (
            <li key={sentence}>
              {sentence}
              {lines.length > 0 && (
                <ul className={styles.lines}>
                  {lines.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ol>
      </Card>
      <Card title={m.rules_example()}>
        {duels && <p>{sayDuel(duels)}</p>}
        <Example words={words} />
      </Card>
    </>
  );
}

function Example({ words }: { words: RuleWords }) {
  const lines = listExample(words);
  // Where the catch is the result, the points would say it twice.
  const hasPoints = words.ruleset.ranking.resultPoints.kind !== "raw";
  return (
    <>
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
    </>
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
