import { anglerEndpoints } from "@tightlines/contract/angler";
import { sheetEndpoints } from "@tightlines/contract/sheet";
import { readPage } from "../../platform/database/read-page.ts";
import type { Db } from "../../platform/database/schema.ts";
import type { Serve } from "../../platform/http/serve.ts";
import { type Caller, userIdOf } from "../../platform/identity/caller.ts";
import { mayManage, type ServedEvent } from "../../platform/identity/event-access.ts";
import { findAllAnglers, getAngler, nameGroups } from "./angler-reading.service.ts";
import type { AnglerUses } from "./angler-uses.ts";
import { type AnglerViewer, presentAngler, presentWholeAngler } from "./angler.presenter.ts";
import { anglerSheet } from "./angler.sheet.ts";
import * as anglers from "./angler.repository.ts";
import { addAngler, changeAngler, deleteAngler, listChoices } from "./angler.service.ts";
import { deleteAnglers, restoreAnglers } from "./delete-anglers.service.ts";
import { importAnglers } from "./import-anglers.service.ts";
import { assignAnglers, substituteAngler, transferAngler } from "./move-angler.service.ts";
import { undoAnglerImport } from "./undo-angler-import.service.ts";

export function anglerRoutes(serve: Serve, { uses }: { uses: AnglerUses }): void {
  const viewerOf = async (db: Db, event: ServedEvent, caller: Caller): Promise<AnglerViewer> => ({
    isOrganizer: mayManage(event, caller),
    hidesMinors: await uses.hidesMinors(db, event.id),
  });

  serve(anglerEndpoints.listAnglers, async ({ db, event, query, caller }) => {
    const groups = await uses.findGroups(db, event.id);
    const groupIds = groups.map(({ id }) => id);
    const viewer = await viewerOf(db, event, caller);
    const filter = {
      ...query,
      hidesMinors: viewer.hidesMinors && !viewer.isOrganizer,
      ownUserId: query.mine === "true" ? userIdOf(caller) : null,
    };
    const { rows, meta } = await readPage(
      query,
      (window) => anglers.findPage(db, event.id, filter, window, groupIds),
      () => anglers.count(db, event.id, filter),
    );
    return { data: nameGroups(rows, groups).map((row) => presentAngler(row, viewer)), meta };
  });

  serve(anglerEndpoints.listAnglerChoices, async ({ db, event }) => ({
    data: await listChoices(db, event.id, uses),
  }));

  serve(anglerEndpoints.getAngler, async ({ db, event, params, caller }) => ({
    data: presentAngler(await getAngler(db, event.id, params.id, uses), await viewerOf(db, event, caller)),
  }));

  serve(anglerEndpoints.addAngler, async (call) => ({
    data: presentWholeAngler(await addAngler(call, call.body, uses)),
  }));

  serve(anglerEndpoints.updateAngler, async (call) => ({
    data: presentWholeAngler(await changeAngler(call, call.params.id, call.body, uses)),
  }));

  serve(anglerEndpoints.deleteAngler, async (call) => {
    const { id } = await deleteAngler(call, call.params.id, uses);
    return { data: { id } };
  });

  serve(anglerEndpoints.deleteAnglers, async (call) => ({
    data: { ids: await deleteAnglers(call, call.body.rows, uses) },
  }));

  serve(anglerEndpoints.restoreAnglers, async (call) => ({
    data: { ids: await restoreAnglers(call, call.body.anglers, uses) },
  }));

  serve(anglerEndpoints.transferAngler, async (call) => ({
    data: presentWholeAngler(await transferAngler(call, call.params.id, call.body, uses)),
  }));

  serve(anglerEndpoints.substituteAngler, async (call) => {
    const { angler, reserve } = await substituteAngler(call, call.params.id, call.body, uses);
    return { data: { angler: presentWholeAngler(angler), reserve: presentWholeAngler(reserve) } };
  });

  serve(anglerEndpoints.importAnglers, async (call) => ({
    data: await importAnglers(call, call.body, uses),
  }));

  serve(anglerEndpoints.undoAnglerImport, async (call) => ({
    data: await undoAnglerImport(call, call.body, uses),
  }));

  serve(anglerEndpoints.assignAnglers, async (call) => {
    const { anglers: rows, undo } = await assignAnglers(call, call.body, uses);
    return { data: { anglers: rows.map(presentWholeAngler), undo } };
  });

  for (const endpoint of [sheetEndpoints.anglersCsv, sheetEndpoints.anglersXlsx])
    serve(endpoint, async ({ db, event, caller }) => ({
      data: anglerSheet(await findAllAnglers(db, event.id, uses), await viewerOf(db, event, caller)),
    }));
}
