import { WHOLE_LIST } from "@tightlines/contract/whole-list";
import { sheetEndpoints } from "@tightlines/contract/sheet";
import { teamEndpoints } from "@tightlines/contract/team";
import type { Db } from "../../platform/database/schema.ts";
import type { Serve } from "../../platform/http/serve.ts";
import { userOf } from "../../platform/identity/caller.ts";
import { importTeams } from "./import-teams.service.ts";
import { presentTeam } from "./team.presenter.ts";
import { teamSheet } from "./team.sheet.ts";
import * as teams from "./team.repository.ts";
import { addTeam, changeTeam, deleteTeam, getTeam } from "./team.service.ts";
import { undoTeamImport } from "./undo-team-import.service.ts";

export function teamRoutes(serve: Serve, { db }: { db: Db }): void {
  serve(teamEndpoints.listTeams, async ({ event, query }) => {
    const { page, pageSize } = query;
    const [rows, total] = await Promise.all([
      teams.findPage(db, event.id, query, { limit: pageSize, offset: (page - 1) * pageSize }),
      teams.count(db, event.id, query),
    ]);
    return { data: rows.map(presentTeam), meta: { page, pageSize, total } };
  });

  serve(teamEndpoints.getTeam, async ({ event, params }) => ({
    data: presentTeam(await getTeam(db, event, params.id)),
  }));

  serve(teamEndpoints.addTeam, async ({ event, body, caller }) => ({
    data: presentTeam(await addTeam(db, userOf(caller), event, body)),
  }));

  serve(teamEndpoints.updateTeam, async ({ event, params, body, caller }) => ({
    data: presentTeam(await changeTeam(db, userOf(caller), event, params.id, body)),
  }));

  serve(teamEndpoints.deleteTeam, async ({ event, params, caller }) => {
    const { id } = await deleteTeam(db, userOf(caller), event, params.id);
    return { data: { id } };
  });

  serve(teamEndpoints.importTeams, async ({ event, body, caller }) => ({
    data: await importTeams(db, userOf(caller), event, body),
  }));

  serve(teamEndpoints.undoTeamImport, async ({ event, body, caller }) => ({
    data: await undoTeamImport(db, userOf(caller), event, body),
  }));

  for (const endpoint of [sheetEndpoints.teamsCsv, sheetEndpoints.teamsXlsx])
    serve(endpoint, async ({ event }) => {
      const whole = { limit: WHOLE_LIST, offset: 0 };
      return { data: teamSheet(await teams.findPage(db, event.id, { search: "" }, whole)) };
    });
}
