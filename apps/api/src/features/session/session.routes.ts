import { sessionEndpoints } from "@tightlines/contract/session";
import { sheetEndpoints } from "@tightlines/contract/sheet";
import { readPage } from "../../platform/database/read-page.ts";
import type { Serve } from "../../platform/http/serve.ts";
import { getEvent } from "../event/event.service.ts";
import { changeSession } from "./change-session.service.ts";
import type { SessionUses } from "./session-uses.ts";
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

export function sessionRoutes(serve: Serve, { uses }: { uses: SessionUses }): void {
  serve(sessionEndpoints.listSessions, async ({ db, event, query }) => {
    const { rows, meta } = await readPage(
      query,
      (window) => sessions.findPage(db, event.id, query, window),
      () => sessions.count(db, event.id, query),
    );
    return { data: rows.map(presentSession), meta };
  });

  serve(sessionEndpoints.getSession, async ({ db, event, params }) => ({
    data: presentSession(await getSession(db, event.id, params.id)),
  }));

  serve(sessionEndpoints.addSession, async (call) => ({
    data: presentSession(await addSession(call, call.body)),
  }));

  serve(sessionEndpoints.addSessionSeries, async (call) => {
    const rows = await addSessionSeries(call, call.body);
    return { data: rows.map(presentSession) };
  });

  serve(sessionEndpoints.undoSessionSeries, async (call) => ({
    data: { ids: await undoSessionSeries(call, call.body, uses) },
  }));

  serve(sessionEndpoints.updateSession, async (call) => {
    const { session, published } = await changeSession(call, call.params.id, call.body, uses);
    return { data: { ...presentSession(session), published } };
  });

  serve(sessionEndpoints.deleteSession, async (call) => {
    const { id } = await deleteSession(call, call.params.id, uses);
    return { data: { id } };
  });

  for (const endpoint of [sheetEndpoints.sessionsCsv, sheetEndpoints.sessionsXlsx])
    serve(endpoint, async ({ db, event }) => {
      const [{ timeZone }, rows] = await Promise.all([
        getEvent(db, event.id),
        sessions.findAll(db, event.id),
      ]);
      return { data: sessionSheet(rows, timeZone) };
    });
}
