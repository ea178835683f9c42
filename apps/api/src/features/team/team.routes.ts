import { WHOLE_LIST } from "@tightlines/contract/whole-list";
import { sheetEndpoints } from "@tightlines/contract/sheet";
import { teamEndpoints } from "@tightlines/contract/team";
import { readPage } from "../../platform/database/read-page.ts";
import type { Db } from "../../platform/database/schema.ts";
import type { Serve } from "../../platform/http/serve.ts";
import type { Caller } from "../../platform/identity/caller.ts";
import { mayManage, type ServedEvent } from "../../platform/identity/event-access.ts";
import { importTeams } from "./import-teams.service.ts";
import { presentTeam, showCaptain } from "./team.presenter.ts";
import type { ShownCaptains, TeamUses } from "./team-uses.ts";
import { teamSheet } from "./team.sheet.ts";
import * as teams from "./team.repository.ts";
import { addTeam, changeTeam, deleteTeam, getTeam } from "./team.service.ts";
import { undoTeamImport } from "./undo-team-import.service.ts";

export function teamRoutes(serve: Serve, { uses }: { uses: TeamUses }): void {
  const captainsFor = ({ db, event, caller }: ReadCall): Promise<ShownCaptains> | ShownCaptains =>
    mayManage(event, caller) ? new Map() : uses.findHiddenCaptains(db, event.id);

  serve(teamEndpoints.listTeams, async (call) => {
    const { db, event, query } = call;
    const captains = await captainsFor(call);
    const filter = { ...query, captains };
    const { rows, meta } = await readPage(
      query,
      (window) => teams.findPage(db, event.id, filter, window),
      () => teams.count(db, event.id, filter),
    );
    return { data: rows.map((row) => presentTeam(showCaptain(row, captains))), meta };
  });

  serve(teamEndpoints.getTeam, async (call) => {
    const team = await getTeam(call.db, call.event.id, call.params.id);
    return { data: presentTeam(showCaptain(team, await captainsFor(call))) };
  });

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
    serve(endpoint, async (call) => {
      const whole = { limit: WHOLE_LIST, offset: 0 };
      const captains = await captainsFor(call);
      const rows = await teams.findPage(call.db, call.event.id, { search: "" }, whole);
      return { data: teamSheet(rows.map((row) => showCaptain(row, captains))) };
    });
}

interface ReadCall {
  db: Db;
  event: ServedEvent;
  caller: Caller;
}
