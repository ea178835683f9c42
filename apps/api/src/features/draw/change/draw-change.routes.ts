import { drawChangeEndpoints } from "@tightlines/contract/draw-change";
import type { Serve } from "../../../platform/http/serve.ts";
import { getDrawRun } from "../draw-run-reading.service.ts";
import { presentChange } from "./draw-change.ts";
import * as changes from "./draw-change.repository.ts";
import type { DrawDesk } from "../draw-thread.ts";
import { findDrawNeeds } from "./draw-need.service.ts";
import { makeRepair, previewRepair } from "./repair.service.ts";
import { undoDrawChange } from "./undo-draw-change.service.ts";

export function drawChangeRoutes(serve: Serve, desk: DrawDesk): void {
  serve(drawChangeEndpoints.listDrawNeeds, async ({ db, event }) => ({
    data: await findDrawNeeds(db, event.id, desk.thread),
  }));

  serve(drawChangeEndpoints.previewRepair, async ({ db, event, params, body }) => ({
    data: await previewRepair(db, event.id, params.id, body.repair, desk.thread),
  }));

  serve(drawChangeEndpoints.repairDraw, async (call) => ({
    data: presentChange(await makeRepair(call, call.params.id, call.body, desk)),
  }));

  serve(drawChangeEndpoints.listDrawChanges, async ({ db, event, params }) => {
    const { id } = await getDrawRun(db, event.id, params.id);
    const entries = await changes.findByRun(db, event.id, id);
    return { data: entries.map(presentChange) };
  });

  serve(drawChangeEndpoints.undoDrawChange, async (call) => ({
    data: presentChange(await undoDrawChange(call, call.params.id, call.body, desk)),
  }));
}
