import { WHOLE_LIST } from "@tightlines/contract/whole-list";
import { sheetEndpoints } from "@tightlines/contract/sheet";
import { teamEndpoints } from "@tightlines/contract/team";
import { readPage } from "../../platform/database/read-page.ts";
import type { Serve } from "../../platform/http/serve.ts";
import { importTeams } from "./import-teams.service.ts";
import { presentTeam } from "./team.presenter.ts";
import type { TeamUses } from "./team-uses.ts";
import { teamSheet } from "./team.sheet.ts";
import * as teams from "./team.repository.ts";
import { addTeam, changeTeam, deleteTeam, getTeam } from "./team.service.ts";
import { undoTeamImport } from "./undo-team-import.service.ts";

export function teamRoutes(serve: Serve, { uses }: { uses: TeamUses }): void {
  serve(teamEndpoints.listTeams, async ({ db, event, query }) => {
    const { rows, meta } = await readPage(
      query,
      (window) => teams.findPage(db, event.id, query, window),
      () => teams.count(db, event.id, query),
    );
    return { data: rows.map(presentTeam), meta };
  });

  serve(teamEndpoints.getTeam, async ({ db, event, params }) => ({
    data: presentTeam(await getTeam(db, event.id, params.id)),
  }));

  serve(teamEndpoints.addTeam, async (call) => ({
    data: presentTeam(await addTeam(call, call.body)),
  }));

  serve(teamEndpoints.updateTeam, async (call) => ({
    data: presentTeam(await changeTeam(call, call.params.id, call.body)),
  }));

  serve(teamEndpoints.deleteTeam, async (call) => {
    const { id } = await deleteTeam(call, call.params.id, uses);
    return { data: { id } };
  });

  serve(teamEndpoints.importTeams, async (call) => ({
    data: await importTeams(call, call.body),
  }));

  serve(teamEndpoints.undoTeamImport, async (call) => ({
    data: await undoTeamImport(call, call.body, uses),
  }));

  for (const endpoint of [sheetEndpoints.teamsCsv, sheetEndpoints.teamsXlsx])
    serve(endpoint, async ({ db, event }) => {
      const whole = { limit: WHOLE_LIST, offset: 0 };
      return { data: teamSheet(await teams.findPage(db, event.id, { search: "" }, whole)) };
    });
}
