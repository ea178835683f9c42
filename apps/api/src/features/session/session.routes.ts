import { sessionEndpoints } from "@tightlines/contract/session";
import { sheetEndpoints } from "@tightlines/contract/sheet";
import type { Db } from "../../platform/database/schema.ts";
import type { Serve } from "../../platform/http/serve.ts";
import { userOf } from "../../platform/identity/caller.ts";
import { getEvent } from "../event/event.service.ts";
import { changeSession } from "./change-session.service.ts";
import { presentSession } from "./session.presenter.ts";
import { sessionSheet } from "./session.sheet.ts";
import * as sessions from "./session.repository.ts";
import {
  addSession,
  addSessionSeries,
  deleteSession,
  getSession,
  undoSessionSeries,
} from "./session.service.ts";

export function sessionRoutes(serve: Serve, { db }: { db: Db }): void {
  serve(sessionEndpoints.listSessions, async ({ event, query }) => {
    const [rows, total] = await Promise.all([
      sessions.findPage(db, event.id, query),
      sessions.count(db, event.id, query),
    ]);
    return { data: rows.map(presentSession), meta: { page: query.page, pageSize: query.pageSize, total } };
  });

  serve(sessionEndpoints.getSession, async ({ event, params }) => ({
    data: presentSession(await getSession(db, event, params.id)),
  }));

  serve(sessionEndpoints.addSession, async ({ event, body, caller }) => ({
    data: presentSession(await addSession(db, userOf(caller), event, body)),
  }));

  serve(sessionEndpoints.addSessionSeries, async ({ event, body, caller }) => {
    const rows = await addSessionSeries(db, userOf(caller), event, body);
    return { data: rows.map(presentSession) };
  });

  serve(sessionEndpoints.undoSessionSeries, async ({ event, body, caller }) => ({
    data: { ids: await undoSessionSeries(db, userOf(caller), event, body) },
  }));

  serve(sessionEndpoints.updateSession, async ({ event, params, body, caller }) => ({
    data: presentSession(await changeSession(db, userOf(caller), event, params.id, body)),
  }));

  serve(sessionEndpoints.deleteSession, async ({ event, params, caller }) => {
    const { id } = await deleteSession(db, userOf(caller), event, params.id);
    return { data: { id } };
  });

  for (const endpoint of [sheetEndpoints.sessionsCsv, sheetEndpoints.sessionsXlsx])
    serve(endpoint, async ({ event }) => {
      const [{ timeZone }, rows] = await Promise.all([
        getEvent(db, event.id),
        sessions.findAll(db, event.id),
      ]);
      return { data: sessionSheet(rows, timeZone) };
    });
}
