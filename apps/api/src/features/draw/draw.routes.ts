import { drawEndpoints } from "@tightlines/contract/draw";
import { sheetEndpoints } from "@tightlines/contract/sheet";
import { readPage } from "../../platform/database/read-page.ts";
import type { Serve } from "../../platform/http/serve.ts";
import type { Db } from "../../platform/database/schema.ts";
import { type Caller, userIdOf } from "../../platform/identity/caller.ts";
import { mayManage, type ServedEvent } from "../../platform/identity/event-access.ts";
import type { AnglerUses } from "../angler/angler-uses.ts";
import type { AnglerViewer } from "../angler/angler.presenter.ts";
import { getEvent } from "../event/event.service.ts";
import * as sessions from "../session/session.repository.ts";
import type { DrawDesk } from "./draw-thread.ts";
import { presentDraw, presentWholeDraw } from "./draw.presenter.ts";
import * as draws from "./draw.repository.ts";
import { drawSheet } from "./draw.sheet.ts";
import { addDraw, changeDraw, deleteDraw, getDraw } from "./draw.service.ts";

export function drawRoutes(serve: Serve, { uses, ...desk }: DrawDesk & { uses: AnglerUses }): void {
  const viewerOf = async (db: Db, event: ServedEvent, caller: Caller): Promise<AnglerViewer> => ({
    isOrganizer: mayManage(event, caller),
    hidesMinors: await uses.hidesMinors(db, event.id),
  });

  serve(drawEndpoints.listDraws, async ({ db, event, query, caller }) => {
    const viewer = await viewerOf(db, event, caller);
    const looksFor = {
      hidesMinors: viewer.hidesMinors && !viewer.isOrganizer,
      ownUserId: query.mine === "true" ? userIdOf(caller) : null,
    };
    const { rows, meta } = await readPage(
      query,
      (window) => draws.findPage(db, event.id, query, looksFor, window),
      () => draws.count(db, event.id, query, looksFor),
    );
    return { data: rows.map((row) => presentDraw(row, viewer)), meta };
  });

  serve(drawEndpoints.getDraw, async ({ db, event, params, caller }) => ({
    data: presentDraw(await getDraw(db, event.id, params.id), await viewerOf(db, event, caller)),
  }));

  serve(drawEndpoints.addDraw, async (call) => ({
    data: presentWholeDraw(await addDraw(call, call.body, desk)),
  }));

  serve(drawEndpoints.updateDraw, async (call) => ({
    data: presentWholeDraw(await changeDraw(call, call.params.id, call.body, desk)),
  }));

  serve(drawEndpoints.deleteDraw, async (call) => {
    await deleteDraw(call, call.params.id, call.query, desk);
    return { data: { id: call.params.id } };
  });

  for (const endpoint of [sheetEndpoints.drawsCsv, sheetEndpoints.drawsXlsx])
    serve(endpoint, async ({ db, event, caller }) => {
      const viewer = await viewerOf(db, event, caller);
      const { timeZone } = await getEvent(db, event.id);
      const [rows, held] = await Promise.all([
        draws.findListedAll(db, event.id),
        sessions.findAll(db, event.id),
      ]);
      return { data: drawSheet(rows, held, viewer, timeZone) };
    });
}
