import { auditEndpoints } from "@tightlines/contract/audit";
import { PAGE_SIZE } from "@tightlines/contract/page";
import { sheetEndpoints } from "@tightlines/contract/sheet";
import type { Db } from "../../platform/database/schema.ts";
import type { Serve } from "../../platform/http/serve.ts";
import { getEvent } from "../event/event.service.ts";
import { presentEntry } from "./audit.presenter.ts";
import * as audit from "./audit.repository.ts";
import { auditSheet } from "./audit.sheet.ts";
import { findNames } from "./find-names.ts";

export function auditRoutes(serve: Serve, { db }: { db: Db }): void {
  serve(auditEndpoints.listAudit, async ({ event, query }) => {
    const { page } = query;
    const [rows, total] = await Promise.all([
      audit.findPage(db, event.id, query, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }),
      audit.count(db, event.id, query),
    ]);
    const names = await findNames(db, event.id, rows);
    return {
      data: rows.map((row) => presentEntry(row, names)),
      meta: { page, pageSize: PAGE_SIZE, total },
    };
  });

  serve(auditEndpoints.getAuditFacets, async ({ event }) => {
    const [nouns, people] = await Promise.all([
      audit.findNouns(db, event.id),
      audit.findPeople(db, event.id),
    ]);
    return { data: { nouns, people } };
  });

  for (const endpoint of [sheetEndpoints.auditCsv, sheetEndpoints.auditXlsx])
    serve(endpoint, async ({ event }) => {
      const [{ timeZone }, rows] = await Promise.all([getEvent(db, event.id), audit.findAll(db, event.id)]);
      const names = await findNames(db, event.id, rows);
      const entries = rows.map((row) => presentEntry(row, names));
      return { data: auditSheet(entries, timeZone) };
    });
}
