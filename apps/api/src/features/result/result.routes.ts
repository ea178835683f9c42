import { resultEndpoints } from "@tightlines/contract/result/result";
import { resultPreviewEndpoints } from "@tightlines/contract/result/result-preview";
import { resultUnitEndpoints } from "@tightlines/contract/result/result-units";
import { resultViewEndpoints } from "@tightlines/contract/result/result-views";
import { sheetEndpoints } from "@tightlines/contract/sheet";
import { readPage } from "../../platform/database/read-page.ts";
import type { Db } from "../../platform/database/schema.ts";
import { requireFound } from "../../platform/http/require-found.ts";
import type { Serve } from "../../platform/http/serve.ts";
import { type Caller, userIdOf } from "../../platform/identity/caller.ts";
import { mayManage, type ServedEvent } from "../../platform/identity/event-access.ts";
import type { AnglerUses } from "../angler/angler-uses.ts";
import * as groups from "../group/group.repository.ts";
import * as sectors from "../sector/sector.repository.ts";
import * as sessions from "../session/session.repository.ts";
import * as teams from "../team/team.repository.ts";
import { calculateResults } from "./calculate-results.service.ts";
import { explainResult } from "./explain-result.ts";
import { listChanges } from "./result-changes.ts";
import type { ComputedResults, FindResults } from "./kept-results.ts";
import { listResults, requireTable } from "./list-results.ts";
import { requireSession } from "./require-session.ts";
import { findScorePaperFacts } from "./paper/score-paper-facts.ts";
import { type ResultNames, resultNames } from "./result-names.ts";
import type { ResultUses } from "./result-uses.ts";
import { previewResults } from "./result-preview.service.ts";
import { presentUnits } from "./result-units.ts";
import { resultSheet } from "./result.sheet.ts";
import { scoreSheet } from "./score.sheet.ts";
import { describeTables } from "./result-tables.ts";
import { presentVersion, presentWhole } from "./result-version.ts";
import * as versions from "./result-version.repository.ts";
import { listSpecies } from "./species-results.ts";
import { askWhatIf, describeFields } from "./what-if.ts";
import { getAnglerResult, getTeamResult } from "./whole-result.ts";

export interface ResultOptions {
  uses: AnglerUses;
  resultUses: ResultUses;
  findResults: FindResults;
}

export function resultRoutes(serve: Serve, { uses, resultUses, findResults }: ResultOptions): void {
  const open = async (db: Db, event: ServedEvent, caller: Caller): Promise<Opened> => {
    const isOrganizer = mayManage(event, caller);
    const hidesMinors = !isOrganizer && (await uses.hidesMinors(db, event.id));
    const { whole, shown } = await findResults(db, event.id);
    const computed = mayManage(event, caller, "event-scorer") ? whole : shown;
    return { computed, names: resultNames(computed.facts, { isOrganizer, hidesMinors }) };
  };

  serve(resultEndpoints.listResults, async ({ db, event, query, caller }) => {
    await requireParts(db, event.id, query);
    const { computed, names } = await open(db, event, caller);
    const rows = listResults(computed, names, query, query.mine ? userIdOf(caller) : undefined);
    const { page, pageSize } = query;
    const data = rows.slice((page - 1) * pageSize, page * pageSize);
    return { data, meta: { page, pageSize, total: rows.length } };
  });

  serve(resultEndpoints.getResultTables, async ({ db, event, caller }) => {
    const latest = await versions.findLatest(db, event.id);
    const { computed } = await open(db, event, caller);
    return { data: describeTables(computed, latest?.number ?? null) };
  });

  serve(resultEndpoints.explainResult, async ({ db, event, query, caller }) => {
    await requireParts(db, event.id, query);
    const { computed, names } = await open(db, event, caller);
    return { data: explainResult(computed, names, query) };
  });

  serve(resultEndpoints.calculateResults, async (call) => ({
    data: presentVersion(await calculateResults(call, call.body)),
  }));

  serve(resultEndpoints.listResultVersions, async ({ db, event, query }) => {
    const { rows, meta } = await readPage(
      query,
      (window) => versions.findPage(db, event.id, query.sort === "number", window),
      () => versions.count(db, event.id),
    );
    return { data: rows.map(presentVersion), meta };
  });

  serve(resultEndpoints.getResultVersion, async ({ db, event, params, caller }) => {
    const version = requireFound(
      await versions.findByNumber(db, event.id, params.number),
      "result-version-not-found",
    );
    return { data: presentWhole(version, (await open(db, event, caller)).names) };
  });

  serve(resultEndpoints.getResultChanges, async ({ db, event, params, caller }) => {
    const { names } = await open(db, event, caller);
    return { data: await listChanges(db, event.id, params.number, names) };
  });

  serve(resultViewEndpoints.listResultSpecies, async ({ db, event, caller }) => {
    const { computed, names } = await open(db, event, caller);
    return { data: listSpecies(computed, names) };
  });

  serve(resultViewEndpoints.getAnglerResult, async ({ db, event, caller, params }) => {
    const { computed, names } = await open(db, event, caller);
    const userId = names.accountOf(params.id);
    const personUrl = userId === null ? null : await resultUses.findPersonUrl(db, userId);
    return { data: getAnglerResult(computed, names, params.id, personUrl) };
  });

  serve(resultViewEndpoints.getTeamResult, async ({ db, event, caller, params }) => {
    const team = requireFound(await teams.findById(db, event.id, params.id), "team-not-found");
    const { computed, names } = await open(db, event, caller);
    return { data: getTeamResult(computed, names, team) };
  });

  serve(resultViewEndpoints.getWhatIfFields, async ({ db, event }) => ({
    data: describeFields((await findResults(db, event.id)).shown.facts),
  }));

  serve(resultViewEndpoints.getWhatIf, async ({ db, event, caller, query }) => {
    const { computed, names } = await open(db, event, caller);
    return { data: askWhatIf(computed, names, query) };
  });

  for (const endpoint of [sheetEndpoints.resultsCsv, sheetEndpoints.resultsXlsx])
    serve(endpoint, async ({ db, event, query: { classification, session: number }, caller }) => {
      const { computed, names } = await open(db, event, caller);
      const session = number && (await requireSession(db, event.id, number)).id;
      const rows = listResults(computed, names, { classification, session, search: "", sort: "place" });
      const { id } = requireTable(computed, classification);
      return { data: resultSheet(rows, id, number) };
    });

  for (const endpoint of [sheetEndpoints.scoresCsv, sheetEndpoints.scoresXlsx])
    serve(endpoint, async ({ db, event, query: { session: number }, caller }) => {
      const isOrganizer = mayManage(event, caller);
      const viewerOf = async (trx: Db) => ({
        isOrganizer,
        hidesMinors: !isOrganizer && (await uses.hidesMinors(trx, event.id)),
      });
      const sessionId = number && (await requireSession(db, event.id, number)).id;
      return { data: scoreSheet(await findScorePaperFacts(db, event.id, viewerOf, sessionId)) };
    });

  serve(resultUnitEndpoints.getResultUnits, async ({ db, event }) => ({
    data: presentUnits((await findResults(db, event.id)).whole.facts),
  }));

  serve(resultPreviewEndpoints.previewResults, async ({ db, event, body }) => ({
    data: await previewResults(db, event.id, body.operations),
  }));
}

interface Opened {
  computed: ComputedResults;
  names: ResultNames;
}

interface Parts {
  session?: number | undefined;
  sector?: number | undefined;
  group?: number | undefined;
}

/** A part of another event is none of this one. */
async function requireParts(db: Db, eventId: number, { session, sector, group }: Parts): Promise<void> {
  if (session !== undefined) requireFound(await sessions.findById(db, eventId, session), "session-not-found");
  if (sector !== undefined) requireFound(await sectors.findById(db, eventId, sector), "sector-not-found");
  if (group !== undefined) requireFound(await groups.findById(db, eventId, group), "group-not-found");
}
