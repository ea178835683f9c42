import { rulesetEndpoints } from "@tightlines/contract/ruleset/ruleset";
import type { Serve } from "../../platform/http/serve.ts";
import { changeRuleset, getRuleset, type Sessions } from "./ruleset.service.ts";

export function rulesetRoutes(serve: Serve, { sessions }: { sessions: Sessions }): void {
  serve(rulesetEndpoints.getRuleset, async ({ db, event }) => ({
    data: await getRuleset(db, event.id, sessions),
  }));

  serve(rulesetEndpoints.updateRuleset, async (call) => ({
    data: await changeRuleset(call, call.body, sessions),
  }));
}
