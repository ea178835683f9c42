import { drawRunEndpoints } from "@tightlines/contract/draw-run";
import { ceremonyEndpoints } from "@tightlines/contract/draw/ceremony";
import { choosingEndpoints } from "@tightlines/contract/draw/choosing";
import { sheetEndpoints } from "@tightlines/contract/sheet";
import { readPage } from "../../platform/database/read-page.ts";
import type { Serve } from "../../platform/http/serve.ts";
import { mayManage } from "../../platform/identity/event-access.ts";
import { getEvent } from "../event/event.service.ts";
import { getCeremony, revealDraw } from "./ceremony/ceremony.service.ts";
import { choosePeg, listChoosing, undoChoice } from "./choosing/choosing.service.ts";
import {
  presentGroupRun,
  presentPegRun,
  presentRun,
  presentRunSummary,
  presentWholeRun,
} from "./draw-run.presenter.ts";
import * as runs from "./draw-run.repository.ts";
import { getDrawRun } from "./draw-run-reading.service.ts";
import { drawPreparedRun, publishDrawRun, undoDrawRun } from "./draw-run.service.ts";
import type { DrawThread } from "./draw-thread.ts";
import type { RunOptions } from "./letter/tell-anglers.ts";
import { drawRunSheet } from "./draw-run.sheet.ts";
import { prepareGroupDraw } from "./group/group-draw.service.ts";
import { lockDrawRun, unlockDrawRun } from "./lock-draw-run.service.ts";
import { findHomeIds } from "../event/event-home.repository.ts";
import { presentSealedInput } from "./sealed-input.ts";
import { preparePegDraw, previewPegDraw } from "./peg-draw.service.ts";

export function drawRunRoutes(serve: Serve, options: RunOptions & { thread: DrawThread }): void {
  const { thread } = options;

  serve(drawRunEndpoints.drawGroups, async (call) => ({
    data: presentGroupRun(await prepareGroupDraw(call, call.body), { isOrganizer: true }),
  }));

  serve(drawRunEndpoints.previewPegDraw, async ({ db, event, body }) => ({
    data: await previewPegDraw(db, event.id, body, thread),
  }));

  serve(drawRunEndpoints.preparePegDraw, async (call) => ({
    data: presentPegRun(await preparePegDraw(call, call.body, thread), { isOrganizer: true }),
  }));

  serve(drawRunEndpoints.drawPrepared, async (call) => ({
    data: presentWholeRun(await drawPreparedRun(call, call.params.id, call.body, thread)),
  }));

  serve(drawRunEndpoints.lockDrawRun, async (call) => ({
    data: presentWholeRun(await lockDrawRun(call, call.params.id, call.body.revision)),
  }));

  serve(drawRunEndpoints.unlockDrawRun, async (call) => ({
    data: presentWholeRun(await unlockDrawRun(call, call.params.id, call.body)),
  }));

  serve(drawRunEndpoints.listDrawRuns, async ({ db, event, query }) => {
    const { rows, meta } = await readPage(
      query,
      (window) => runs.findPage(db, event.id, query, window),
      () => runs.count(db, event.id, query),
    );
    return { data: rows.map(presentRunSummary), meta };
  });

  serve(drawRunEndpoints.getDrawRun, async ({ db, event, params, caller }) => ({
    data: presentRun(await getDrawRun(db, event.id, params.id), { isOrganizer: mayManage(event, caller) }),
  }));

  serve(drawRunEndpoints.getSealedInput, async ({ db, event, params }) => ({
    data: presentSealedInput(await getDrawRun(db, event.id, params.id), await findHomeIds(db, event.id)),
  }));

  serve(drawRunEndpoints.publishDrawRun, async (call) => ({
    data: presentWholeRun(await publishDrawRun(call, call.params.id, call.body.revision, options)),
  }));

  serve(ceremonyEndpoints.getCeremony, async ({ db, event }) => ({
    data: await getCeremony(db, event.id, options.uses),
  }));

  serve(ceremonyEndpoints.revealDraw, async (call) => ({
    data: await revealDraw(call, call.params.id, call.body, options.uses),
  }));

  serve(choosingEndpoints.listChoosing, async ({ db, event }) => ({
    data: await listChoosing(db, event.id, options.uses),
  }));

  serve(choosingEndpoints.choosePeg, async (call) => ({
    data: await choosePeg(call, call.params.id, call.body, options),
  }));

  serve(choosingEndpoints.undoChoice, async (call) => ({
    data: await undoChoice(call, call.params.id, call.body, options),
  }));

  serve(drawRunEndpoints.undoDrawRun, async (call) => ({
    data: presentWholeRun(await undoDrawRun(call, call.params.id, call.body, options)),
  }));

  for (const endpoint of [sheetEndpoints.drawRunsCsv, sheetEndpoints.drawRunsXlsx])
    serve(endpoint, async ({ db, event }) => {
      const [{ timeZone }, rows] = await Promise.all([getEvent(db, event.id), runs.findAll(db, event.id)]);
      return { data: drawRunSheet(rows.map(presentRunSummary), timeZone) };
    });
}
