import { getRouteApi } from "@tanstack/react-router";
import { useQuery } from "@tanstack/react-query";
import type { RulesetResponse } from "@tightlines/contract/ruleset/ruleset";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { Card } from "../../../ui/Card.tsx";
import { Loaded } from "../../../ui/Loaded.tsx";
import { eventQuery } from "../../event/event.queries.ts";
import { presetName } from "../../event/preset-label.ts";
import { describeRuleset } from "../switches/describe-ruleset.ts";
import styles from "./EventRulesPage.module.css";
import { rulesetQuery } from "../ruleset.queries.ts";
import { RulesHistory } from "../RulesHistory.tsx";

/** The rules of an event for everybody to read. */
export function EventRulesPage({ eventUrl }: { eventUrl: string }) {
  const api = useApi();
  const query = useQuery(rulesetQuery(api, eventUrl));
  const { data: event } = useQuery(eventQuery(api, eventUrl));
  return (
    // The route waits for them: nobody ever sees a skeleton here.
    <Loaded query={query} skeleton={null}>
      {(stored) => <Rules stored={stored} timeZone={event?.timeZone ?? "UTC"} />}
    </Loaded>
  );
}

function Rules({ stored: { ruleset, versions }, timeZone }: { stored: RulesetResponse; timeZone: string }) {
  return (
    <div className={styles.rules}>
      <h2>{m.ruleset_named({ preset: presetName(ruleset.preset), version: ruleset.version })}</h2>
      {describeRuleset(ruleset).map(({ section, leaves }) => (
        <Card key={section.id} title={section.title()}>
          <dl className={styles.facts}>
            {leaves.map(({ id, labels, words }) => (
              <div key={id}>
                <dt>{sayLabels(labels, section.title())}</dt>
                <dd>{words}</dd>
              </div>
            ))}
          </dl>
        </Card>
      ))}
      <RulesHistory versions={versions} timeZone={timeZone} />
    </div>
  );
}

/** Under a heading of the same words a label need not begin with them again. */
function sayLabels(labels: readonly string[], heading: string): string {
  const [first, ...others] = labels;
  return (first === heading && others.length > 0 ? others : labels).join(" · ");
}

const route = getRouteApi("/default/events/$eventUrl/rules");

/** The page as its address asks for it. */
export function EventRulesRoute() {
  return <EventRulesPage {...route.useParams()} />;
}
