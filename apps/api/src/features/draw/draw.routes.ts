import { drawEndpoints } from "@tightlines/contract/draw";
import { readPage } from "../../platform/database/read-page.ts";
import type { Serve } from "../../platform/http/serve.ts";
import { mayManage } from "../../platform/identity/event-access.ts";
import type { AnglerUses } from "../angler/angler-uses.ts";
import { presentDraw } from "./draw.presenter.ts";
import * as draws from "./draw.repository.ts";

export function drawRoutes(serve: Serve, { uses }: { uses: AnglerUses }): void {
  serve(drawEndpoints.listDraws, async ({ db, event, query, caller }) => {
    const isOrganizer = mayManage(event, caller);
    const viewer = { isOrganizer, hidesMinors: await uses.hidesMinors(db, event.id) };
    const looksFor = { hidesMinors: viewer.hidesMinors && !isOrganizer };
    const { rows, meta } = await readPage(
      query,
      (window) => draws.findPage(db, event.id, query, looksFor, window),
      () => draws.count(db, event.id, query, looksFor),
    );
    return { data: rows.map((row) => presentDraw(row, viewer)), meta };
  });
}
