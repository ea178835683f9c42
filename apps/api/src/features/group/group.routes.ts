import { groupEndpoints } from "@tightlines/contract/group";
import { sheetEndpoints } from "@tightlines/contract/sheet";
import { readPage } from "../../platform/database/read-page.ts";
import type { Serve } from "../../platform/http/serve.ts";
import * as anglers from "../angler/angler.repository.ts";
import { presentGroup } from "./group.presenter.ts";
import { orderGroups } from "./group-order.service.ts";
import * as groups from "./group.repository.ts";
import { groupSheet } from "./group.sheet.ts";
import {
  addGroup,
  addGroupSeries,
  changeGroup,
  deleteGroup,
  getGroup,
  undoGroupSeries,
} from "./group.service.ts";

export function groupRoutes(serve: Serve): void {
  serve(groupEndpoints.listGroups, async ({ db, event, query }) => {
    const { rows, meta } = await readPage(
      query,
      (window) => groups.findPage(db, event.id, query, window),
      () => groups.count(db, event.id, query),
    );
    return { data: rows.map(presentGroup), meta };
  });

  serve(groupEndpoints.getGroup, async ({ db, event, params }) => ({
    data: presentGroup(await getGroup(db, event.id, params.id)),
  }));

  serve(groupEndpoints.addGroup, async (call) => ({
    data: presentGroup(await addGroup(call, call.body)),
  }));

  serve(groupEndpoints.addGroupSeries, async (call) => ({
    data: (await addGroupSeries(call, call.body.count)).map(presentGroup),
  }));

  serve(groupEndpoints.undoGroupSeries, async (call) => ({
    data: { ids: await undoGroupSeries(call, call.body) },
  }));

  serve(groupEndpoints.orderGroups, async (call) => ({
    data: (await orderGroups(call, call.body)).map(presentGroup),
  }));

  serve(groupEndpoints.updateGroup, async (call) => ({
    data: presentGroup(await changeGroup(call, call.params.id, call.body)),
  }));

  serve(groupEndpoints.deleteGroup, async (call) => {
    const { id } = await deleteGroup(call, call.params.id);
    return { data: { id } };
  });

  for (const endpoint of [sheetEndpoints.groupsCsv, sheetEndpoints.groupsXlsx])
    serve(endpoint, async ({ db, event }) => ({
      data: groupSheet(await groups.findAll(db, event.id), await anglers.findAll(db, event.id)),
    }));
}
