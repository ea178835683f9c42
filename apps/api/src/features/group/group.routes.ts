import { groupEndpoints } from "@tightlines/contract/group";
import { sheetEndpoints } from "@tightlines/contract/sheet";
import { readPage } from "../../platform/database/read-page.ts";
import type { Db } from "../../platform/database/schema.ts";
import type { Serve } from "../../platform/http/serve.ts";
import { mayManage } from "../../platform/identity/event-access.ts";
import { showName } from "../angler/angler.presenter.ts";
import * as anglers from "../angler/angler.repository.ts";
import { hidesMinors } from "../registration/registration-settings.repository.ts";
import { groupPresenter } from "./group.presenter.ts";
import { orderGroups } from "./group-order.service.ts";
import * as groups from "./group.repository.ts";
import type { GroupUses } from "./group-uses.ts";
import { groupSheet } from "./group.sheet.ts";
import {
  addGroup,
  addGroupSeries,
  changeGroup,
  deleteGroup,
  getGroup,
  undoGroupSeries,
} from "./group.service.ts";

export function groupRoutes(serve: Serve, { uses }: { uses: GroupUses }): void {
  const presenterFor = async (db: Db, event: { id: number }) =>
    groupPresenter(await uses.countCells(db, event.id));

  serve(groupEndpoints.listGroups, async ({ db, event, query }) => {
    const { rows, meta } = await readPage(
      query,
      (window) => groups.findPage(db, event.id, query, window),
      () => groups.count(db, event.id, query),
    );
    return { data: rows.map(await presenterFor(db, event)), meta };
  });

  serve(groupEndpoints.getGroup, async ({ db, event, params }) => ({
    data: (await presenterFor(db, event))(await getGroup(db, event.id, params.id)),
  }));

  serve(groupEndpoints.addGroup, async (call) => ({
    data: presentNew(await addGroup(call, call.body)),
  }));

  serve(groupEndpoints.addGroupSeries, async (call) => ({
    data: (await addGroupSeries(call, call.body.count)).map(presentNew),
  }));

  serve(groupEndpoints.undoGroupSeries, async (call) => ({
    data: { ids: await undoGroupSeries(call, call.body, uses) },
  }));

  serve(groupEndpoints.orderGroups, async (call) => {
    const rows = await orderGroups(call, call.body, uses);
    return { data: rows.map(await presenterFor(call.db, call.event)) };
  });

  serve(groupEndpoints.updateGroup, async (call) => {
    const group = await changeGroup(call, call.params.id, call.body, uses);
    return { data: (await presenterFor(call.db, call.event))(group) };
  });

  serve(groupEndpoints.deleteGroup, async (call) => {
    const { id } = await deleteGroup(call, call.params.id, uses);
    return { data: { id } };
  });

  for (const endpoint of [sheetEndpoints.groupsCsv, sheetEndpoints.groupsXlsx])
    serve(endpoint, async ({ db, event, caller }) => {
      const viewer = { isOrganizer: mayManage(event, caller), hidesMinors: await hidesMinors(db, event.id) };
      const members = await anglers.findAll(db, event.id);
      return {
        data: groupSheet(
          await groups.findAll(db, event.id),
          members.map((row) => showName(row, viewer)),
        ),
      };
    });
}

/** The rotation does not speak yet of a group that was just added. */
const presentNew = groupPresenter(new Map());
