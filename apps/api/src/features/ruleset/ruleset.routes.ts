import { rulesetEndpoints } from "@tightlines/contract/ruleset/ruleset";
import type { Db } from "../../platform/database/schema.ts";
import type { Serve } from "../../platform/http/serve.ts";
import { userOf } from "../../platform/identity/caller.ts";
import { changeRuleset, getRuleset } from "./ruleset.service.ts";

export function rulesetRoutes(serve: Serve, { db }: { db: Db }): void {
  serve(rulesetEndpoints.getRuleset, async ({ event }) => ({ data: await getRuleset(db, event) }));

  serve(rulesetEndpoints.updateRuleset, async ({ event, body, caller }) => ({
    data: await changeRuleset(db, userOf(caller), event, body),
  }));
}
