import { groupEndpoints } from "@tightlines/contract/group";
import { sheetEndpoints } from "@tightlines/contract/sheet";
import type { Db } from "../../platform/database/schema.ts";
import type { Serve } from "../../platform/http/serve.ts";
import { userOf } from "../../platform/identity/caller.ts";
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

export function groupRoutes(serve: Serve, { db }: { db: Db }): void {
  serve(groupEndpoints.listGroups, async ({ event, query }) => {
    const { page, pageSize } = query;
    const [rows, total] = await Promise.all([
      groups.findPage(db, event.id, query, { limit: pageSize, offset: (page - 1) * pageSize }),
      groups.count(db, event.id, query),
    ]);
    return { data: rows.map(presentGroup), meta: { page, pageSize, total } };
  });

  serve(groupEndpoints.getGroup, async ({ event, params }) => ({
    data: presentGroup(await getGroup(db, event, params.id)),
  }));

  serve(groupEndpoints.addGroup, async ({ event, body, caller }) => ({
    data: presentGroup(await addGroup(db, userOf(caller), event, body)),
  }));

  serve(groupEndpoints.addGroupSeries, async ({ event, body, caller }) => ({
    data: (await addGroupSeries(db, userOf(caller), event, body.count)).map(presentGroup),
  }));

  serve(groupEndpoints.undoGroupSeries, async ({ event, body, caller }) => ({
    data: { ids: await undoGroupSeries(db, userOf(caller), event, body) },
  }));

  serve(groupEndpoints.orderGroups, async ({ event, body, caller }) => ({
    data: (await orderGroups(db, userOf(caller), event, body)).map(presentGroup),
  }));

  serve(groupEndpoints.updateGroup, async ({ event, params, body, caller }) => ({
    data: presentGroup(await changeGroup(db, userOf(caller), event, params.id, body)),
  }));

  serve(groupEndpoints.deleteGroup, async ({ event, params, caller }) => {
    const { id } = await deleteGroup(db, userOf(caller), event, params.id);
    return { data: { id } };
  });

  for (const endpoint of [sheetEndpoints.groupsCsv, sheetEndpoints.groupsXlsx])
    serve(endpoint, async ({ event }) => ({
      data: groupSheet(await groups.findAll(db, event.id), await anglers.findAll(db, event.id)),
    }));
}
