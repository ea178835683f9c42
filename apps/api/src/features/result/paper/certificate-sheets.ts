import type { ResultRow } from "@tightlines/contract/result/result-table";
import type { Db } from "../../../platform/database/schema.ts";
import { resultNames } from "../result-names.ts";
import { measureNames, valueWords } from "./measure-words.ts";
import { type FactsOptions, findResultPaperFacts, type ResultPaperFacts } from "./result-paper-facts.ts";
import type { ResultSheet, ResultSheets } from "./result-sheet.ts";
import { tableTitle } from "./result-words.ts";

const PODIUM = 3;

/**
 * One for each of the first three of every table; whoever shares a place gets one each. They carry whole names, also of people
 * under age: a certificate is handed to the person, and only those who run the event print it.
 */
export async function certificateSheets(
  db: Db,
  eventId: number,
  options: FactsOptions,
): Promise<ResultSheets> {
  const facts = await findResultPaperFacts(db, eventId, options);
  const { shown: computed } = await options.findResults(db, eventId);
  const whole = resultNames(computed.facts, { isOrganizer: true, hidesMinors: false });
  const membersOf = (teamId: number) =>
    computed.facts.anglers.flatMap((angler) =>
      angler.teamId === teamId ? whole.angler(angler.id)!.name : [],
    );
  return {
    event: facts.event,
    sheets: facts.tables.flatMap((table, index) =>
      table.standings.filter(isOnPodium).map((row): ResultSheet => {
        const isTeam = row.lists === "teams";
        const content = {
          table: tableTitle(table.id),
          place: ordinal(row.place),
          name: isTeam ? row.name : (whole.angler(row.id)?.name ?? row.name),
          team: isTeam ? membersOf(row.id).join(", ") : (row.teamName ?? ""),
          sum: sumWords(table, row, facts),
          note: facts.isProvisional ? "Printed from provisional results" : "",
        };
        return {
          scope: ["certificate", index, row.id],
          title: `${content.table}, ${content.place} place: ${row.name}`,
          sessionNumber: null,
          words: content,
          places: 1,
          content,
        };
      }),
    ),
  };
}

function isOnPodium({ place, status }: ResultRow): boolean {
  return place !== null && place <= PODIUM && status === "caught";
}

function sumWords(
  { measure }: ResultPaperFacts["tables"][number],
  { points }: ResultRow,
  { event }: ResultPaperFacts,
): string {
  const sum = valueWords(points, measure, event.units);
  return measure === "points" ? `${sum} ${measureNames.points.toLowerCase()}` : sum;
}

function ordinal(place: number | null): string {
  return ["1st", "2nd", "3rd"][(place ?? 0) - 1] ?? `${place}th`;
}
