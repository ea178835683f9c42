import { drawRunEndpoints } from "@tightlines/contract/draw-run";
import { sheetEndpoints } from "@tightlines/contract/sheet";
import type { Db } from "../../platform/database/schema.ts";
import type { Serve } from "../../platform/http/serve.ts";
import { userOf } from "../../platform/identity/caller.ts";
import { mayManage } from "../../platform/identity/event-access.ts";
import { getEvent } from "../event/event.service.ts";
import { presentGroupRun, presentRun, presentRunSummary } from "./draw-run.presenter.ts";
import * as runs from "./draw-run.repository.ts";
import { getDrawRun, publishDrawRun, undoDrawRun } from "./draw-run.service.ts";
import { drawRunSheet } from "./draw-run.sheet.ts";
import { prepareGroupDraw } from "./group-draw.service.ts";

export function drawRunRoutes(serve: Serve, { db }: { db: Db }): void {
  serve(drawRunEndpoints.drawGroups, async ({ event, body, caller }) => ({
    data: presentGroupRun(await prepareGroupDraw(db, userOf(caller), event, body), { isOrganizer: true }),
  }));

  serve(drawRunEndpoints.listDrawRuns, async ({ event, query }) => {
    const { page, pageSize } = query;
    const [rows, total] = await Promise.all([
      runs.findPage(db, event.id, query, { limit: pageSize, offset: (page - 1) * pageSize }),
      runs.count(db, event.id, query),
    ]);
    return { data: rows.map(presentRunSummary), meta: { page, pageSize, total } };
  });

  serve(drawRunEndpoints.getDrawRun, async ({ event, params, caller }) => ({
    data: presentRun(await getDrawRun(db, event, params.id), { isOrganizer: mayManage(event, caller) }),
  }));

  serve(drawRunEndpoints.publishDrawRun, async ({ event, params, body, caller }) => ({
    data: presentRun(await publishDrawRun(db, userOf(caller), event, params.id, body.revision), {
      isOrganizer: true,
    }),
  }));

  serve(drawRunEndpoints.undoDrawRun, async ({ event, params, body, caller }) => ({
    data: presentRun(await undoDrawRun(db, userOf(caller), event, params.id, body), {
      isOrganizer: true,
    }),
  }));

  for (const endpoint of [sheetEndpoints.drawRunsCsv, sheetEndpoints.drawRunsXlsx])
    serve(endpoint, async ({ event }) => {
      const [{ timeZone }, rows] = await Promise.all([getEvent(db, event.id), runs.findAll(db, event.id)]);
      return { data: drawRunSheet(rows.map(presentRunSummary), timeZone) };
    });
}
