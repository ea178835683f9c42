import type { ResultMeasure, ResultRow, ResultTable } from "@tightlines/contract/result/result-table";
import { inSnapshot } from "../../../platform/database/in-snapshot.ts";
import type { Db } from "../../../platform/database/schema.ts";
import type { EventRow } from "../../../platform/database/tables/event.table.ts";
import { requireFound } from "../../../platform/http/require-found.ts";
import type { AnglerUses } from "../../angler/angler-uses.ts";
import { getEvent } from "../../event/event.service.ts";
import { type PaperSector, printSector } from "../../sector/sector.paper.ts";
import * as sectors from "../../sector/sector.repository.ts";
import { type PaperSession, printSession } from "../../session/session.paper.ts";
import * as sessions from "../../session/session.repository.ts";
import { hashFacts } from "../compute-facts.ts";
import type { ComputedResults, FindResults } from "../kept-results.ts";
import { listSessionRows, presentTable } from "../list-results.ts";
import { type ResultNames, resultNames } from "../result-names.ts";
import { describeTables } from "../result-tables.ts";
import { presentSessionRows, presentWhole } from "../result-version.ts";
import * as versions from "../result-version.repository.ts";

/** Everything that a paper about results can show, by the names that everybody may see. */
export interface ResultPaperFacts {
  event: EventRow;
  sessions: readonly (PaperSession & { isOfficial: boolean })[];
  sectors: readonly PaperSector[];
  tables: readonly (ResultTable & { standings: readonly ResultRow[] })[];
  sessionRows: readonly ResultRow[];
  rawMeasure: ResultMeasure;
  roundMeasure: ResultMeasure;
  isProvisional: boolean;
  /** Whether these are results of a number, and others hold by now. */
  isSuperseded: boolean;
  /** Under which number they were published, and the hash of what they follow from. */
  origin: string;
}

export interface FactsOptions {
  uses: Pick<AnglerUses, "hidesMinors">;
  findResults: FindResults;
}

/** The results of now, or those of a number. */
export async function findResultPaperFacts(
  db: Db,
  eventId: number,
  { uses, findResults }: FactsOptions,
  number?: number,
): Promise<ResultPaperFacts> {
  const { shown: computed } = await findResults(db, eventId);
  const { rawMeasure, roundMeasure, isProvisional } = describeTables(computed, null);
  return inSnapshot(db, async (trx) => {
    const event = await getEvent(trx, eventId);
    const hidesMinors = await uses.hidesMinors(trx, eventId);
    const names = resultNames(computed.facts, { isOrganizer: false, hidesMinors });
    const latest = await versions.findLatest(trx, eventId);
    const kept =
      number === undefined
        ? null
        : requireFound(await versions.findByNumber(trx, eventId, number), "result-version-not-found");
    const hash = hashFacts(computed.facts.ruleset, computed.competition);
    return {
      event,
      sessions: (await sessions.findAll(trx, eventId)).map((row) => ({
        ...printSession(row, event.timeZone),
        isOfficial: row.status === "official",
      })),
      sectors: (await sectors.findAll(trx, eventId)).map(printSector),
      ...(kept ? ofVersion(kept, names) : ofNow(computed, names)),
      rawMeasure,
      roundMeasure,
      isProvisional,
      isSuperseded: kept !== null && kept.factsHash !== hash,
      origin: kept ? describeVersion(kept) : describeNow(latest, hash),
    };
  });
}

function ofNow(computed: ComputedResults, names: ResultNames) {
  const { tables } = describeTables(computed, null);
  return {
    tables: computed.results.classifications.map((table, index) => ({
      ...tables[index]!,
      standings: presentTable(computed, names, table),
    })),
    sessionRows: listSessionRows(computed, names),
  };
}

function ofVersion(kept: Parameters<typeof presentWhole>[0], names: ResultNames) {
  return { tables: presentWhole(kept, names).tables, sessionRows: presentSessionRows(kept, names) };
}

function describeNow(latest: versions.ListedVersion | undefined, hash: string): string {
  if (latest?.factsHash === hash) return describeVersion(latest);
  return latest
    ? `Changed since results no. ${latest.number}, facts ${shorten(hash)}`
    : `Not kept under a number yet, facts ${shorten(hash)}`;
}

function describeVersion({ number, factsHash }: versions.ListedVersion): string {
  return `Results no. ${number}, facts ${shorten(factsHash)}`;
}

/** As much of the hash as a person compares. */
function shorten(hash: string): string {
  return hash.slice(0, 16).replaceAll(/(.{4})(?=.)/g, "$1 ");
}
