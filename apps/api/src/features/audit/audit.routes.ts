import { auditEndpoints } from "@tightlines/contract/audit";
import { sheetEndpoints } from "@tightlines/contract/sheet";
import { readPage } from "../../platform/database/read-page.ts";
import type { Serve } from "../../platform/http/serve.ts";
import { getEvent } from "../event/event.service.ts";
import { presentAct, presentEntry } from "./audit.presenter.ts";
import * as audit from "./audit.repository.ts";
import { auditSheet } from "./audit.sheet.ts";
import { findNames } from "./find-names.ts";

export function auditRoutes(serve: Serve): void {
  serve(auditEndpoints.listAudit, async ({ db, event, query }) => {
    const { rows, meta } = await readPage(
      query,
      (window) => audit.findPage(db, event.id, query, window),
      () => audit.count(db, event.id, query),
    );
    const names = await findNames(db, event.id, rows);
    return {
      data: rows.map((row) => presentEntry(row, names)),
      meta,
    };
  });

  serve(auditEndpoints.listAuditActs, async ({ db, event, query }) => {
    const { rows: acts, meta } = await readPage(
      query,
      (window) => audit.findActs(db, event.id, query, window),
      () => audit.countActs(db, event.id, query),
    );
    const firstIds = acts.flatMap(({ parts }) => parts.map(({ id }) => id));
    const rows = await audit.findByIds(db, event.id, firstIds);
    const names = await findNames(db, event.id, rows);
    const entries = new Map(rows.map((row) => [row.id, presentEntry(row, names)]));
    return { data: acts.map((act) => presentAct(act, entries)), meta };
  });

  serve(auditEndpoints.getAuditFacets, async ({ db, event }) => {
    const [nouns, people] = await Promise.all([
      audit.findNouns(db, event.id),
      audit.findPeople(db, event.id),
    ]);
    return { data: { nouns, people } };
  });

  for (const endpoint of [sheetEndpoints.auditCsv, sheetEndpoints.auditXlsx])
    serve(endpoint, async ({ db, event }) => {
      const [{ timeZone }, rows] = await Promise.all([getEvent(db, event.id), audit.findAll(db, event.id)]);
      const names = await findNames(db, event.id, rows);
      const entries = rows.map((row) => presentEntry(row, names));
      return { data: auditSheet(entries, timeZone) };
    });
}
