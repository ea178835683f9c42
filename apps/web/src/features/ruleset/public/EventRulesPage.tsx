import { getRouteApi } from "@tanstack/react-router";
import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../../lib/api/api.context.ts";
import { Later } from "../../../lib/Later.tsx";
import { m } from "../../../paraglide/messages.js";
import { Loaded } from "../../../ui/Loaded.tsx";
import { eventQuery } from "../../event/event.queries.ts";
import { presetName } from "../../event/preset-label.ts";
import styles from "./EventRulesPage.module.css";
import { rulesetQuery } from "../ruleset.queries.ts";
import { nameSpecies } from "../summary/name-species.ts";
import { RulesSummary } from "../summary/RulesSummary.tsx";
import type { RulesDetailsProps } from "./RulesDetails.tsx";
import { rulesExample } from "./rules-parts.ts";
import { RulesDisclosure } from "./RulesDisclosure.tsx";

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

function Rules({ stored, timeZone }: RulesDetailsProps) {
  const { ruleset, species } = stored;
  return (
    <div className={styles.rules}>
      <h2>{m.ruleset_named({ preset: presetName(ruleset.preset), version: ruleset.version })}</h2>
      <RulesSummary words={{ ruleset, nameOf: nameSpecies(species) }} />
      <Later part={rulesExample} props={{ ruleset, species }} isFolded={false} />
      <RulesDisclosure stored={stored} timeZone={timeZone} />
    </div>
  );
}

const route = getRouteApi("/default/events/$eventUrl/rules");

/** The page as its address asks for it. */
export function EventRulesRoute() {
  return <EventRulesPage {...route.useParams()} />;
}
