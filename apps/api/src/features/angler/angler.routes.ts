import { anglerEndpoints } from "@tightlines/contract/angler";
import { sheetEndpoints } from "@tightlines/contract/sheet";
import type { Db } from "../../platform/database/schema.ts";
import type { Serve } from "../../platform/http/serve.ts";
import { rowId } from "../../platform/http/row-id.ts";
import { userOf } from "../../platform/identity/caller.ts";
import { mayManage } from "../../platform/identity/event-access.ts";
import { presentAngler } from "./angler.presenter.ts";
import { anglerSheet } from "./angler.sheet.ts";
import * as anglers from "./angler.repository.ts";
import { addAngler, changeAngler, deleteAngler, getAngler, listChoices } from "./angler.service.ts";
import { importAnglers } from "./import-anglers.service.ts";
import { assignAnglers, substituteAngler, transferAngler } from "./move-angler.service.ts";
import { undoAnglerImport } from "./undo-angler-import.service.ts";

export function anglerRoutes(serve: Serve, { db }: { db: Db }): void {
  serve(anglerEndpoints.listAnglers, async ({ event, query, caller }) => {
    const { page, pageSize } = query;
    const [rows, total] = await Promise.all([
      anglers.findPage(db, event.id, query, { limit: pageSize, offset: (page - 1) * pageSize }),
      anglers.count(db, event.id, query),
    ]);
    const seesAll = mayManage(event, caller);
    return { data: rows.map((row) => presentAngler(row, seesAll)), meta: { page, pageSize, total } };
  });

  serve(anglerEndpoints.listAnglerChoices, async ({ event }) => ({ data: await listChoices(db, event.id) }));

  serve(anglerEndpoints.getAngler, async ({ event, params, caller }) => ({
    data: presentAngler(await getAngler(db, event.id, rowId(params.id)), mayManage(event, caller)),
  }));

  serve(anglerEndpoints.addAngler, async ({ event, body, caller }) => ({
    data: presentAngler(await addAngler(db, userOf(caller), event, body), true),
  }));

  serve(anglerEndpoints.updateAngler, async ({ event, params, body, caller }) => ({
    data: presentAngler(await changeAngler(db, userOf(caller), event, params.id, body), true),
  }));

  serve(anglerEndpoints.deleteAngler, async ({ event, params, caller }) => {
    const { id } = await deleteAngler(db, userOf(caller), event, params.id);
    return { data: { id } };
  });

  serve(anglerEndpoints.transferAngler, async ({ event, params, body, caller }) => ({
    data: presentAngler(await transferAngler(db, userOf(caller), event, params.id, body), true),
  }));

  serve(anglerEndpoints.substituteAngler, async ({ event, params, body, caller }) => {
    const { angler, reserve } = await substituteAngler(db, userOf(caller), event, params.id, body);
    return { data: { angler: presentAngler(angler, true), reserve: presentAngler(reserve, true) } };
  });

  serve(anglerEndpoints.importAnglers, async ({ event, body, caller }) => ({
    data: await importAnglers(db, userOf(caller), event, body),
  }));

  serve(anglerEndpoints.undoAnglerImport, async ({ event, body, caller }) => ({
    data: await undoAnglerImport(db, userOf(caller), event, body),
  }));

  serve(anglerEndpoints.assignAnglers, async ({ event, body, caller }) => {
    const { anglers: rows, undo } = await assignAnglers(db, userOf(caller), event, body);
    return { data: { anglers: rows.map((row) => presentAngler(row, true)), undo } };
  });

  for (const endpoint of [sheetEndpoints.anglersCsv, sheetEndpoints.anglersXlsx])
    serve(endpoint, async ({ event, caller }) => ({
      data: anglerSheet(await anglers.findAll(db, event.id), mayManage(event, caller)),
    }));
}
