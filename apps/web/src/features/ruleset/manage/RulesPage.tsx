import { useQuery } from "@tanstack/react-query";
import type { EventResponse } from "@tightlines/contract/event";
import { useApi } from "../../../lib/api/api.context.ts";
import { Loaded } from "../../../ui/Loaded.tsx";
import { FormSkeleton } from "../../../ui/Skeletons.tsx";
import { rulesetQuery } from "../ruleset.queries.ts";
import { RulesEditor } from "./RulesEditor.tsx";

export function RulesPage({ event }: { event: EventResponse }) {
  const query = useQuery(rulesetQuery(useApi(), event.url));
  return (
    <Loaded query={query} skeleton={<FormSkeleton />}>
      {(stored) => <RulesEditor event={event} stored={stored} />}
    </Loaded>
  );
}
