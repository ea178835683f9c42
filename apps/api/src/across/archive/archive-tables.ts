import type { ArchiveContent } from "@tightlines/contract/archive/archive";
import { archiveRows } from "@tightlines/contract/archive/archive-row";
import type { ArchivedNoun } from "@tightlines/domain/archive/translate-ids";
import type { Schema } from "../../platform/database/schema.ts";

/** One list of an archive and the table its rows are kept in. */
export interface ArchiveTable {
  list: Exclude<keyof ArchiveContent, "event" | "species">;
  table: keyof Schema;
  /** What its `id` counts, where other rows speak of it. */
  noun?: ArchivedNoun;
  columns: readonly string[];
  /** Kept as JSON: its numbers are translated inside. */
  documents?: readonly string[];
  /** The order in which rows came to be, where it is not that of their ids. */
  orderBy?: readonly string[];
  /** What a row needs, and what stays at home: who did it, pictures, letters. */
  filled?: Readonly<Record<string, unknown>>;
  left?: readonly string[];
}

/** In an order in which nothing comes before what it speaks of. */
export const archiveTables: readonly ArchiveTable[] = [
  {
    list: "rulesets",
    table: "eventRuleset",
    columns: columnsOf("ruleset"),
    documents: ["ruleset"],
    orderBy: ["version"],
    left: ["actorUid"],
  },
  {
    list: "eventSpecies",
    table: "eventSpecies",
    columns: columnsOf("eventSpecies"),
    orderBy: ["speciesId"],
  },
  { list: "sectors", table: "sector", noun: "sector", columns: columnsOf("sector") },
  { list: "pegs", table: "peg", noun: "peg", columns: columnsOf("peg") },
  { list: "sessions", table: "session", noun: "session", columns: columnsOf("session") },
  { list: "teams", table: "team", noun: "team", columns: columnsOf("team"), left: ["logo"] },
  { list: "groups", table: "group", noun: "group", columns: columnsOf("group") },
  {
    list: "anglers",
    table: "angler",
    noun: "angler",
    columns: columnsOf("angler"),
    left: ["userId", "searchText"],
  },
  { list: "rotations", table: "rotation", columns: columnsOf("rotation"), left: ["id"] },
  {
    list: "runs",
    table: "drawRun",
    noun: "run",
    columns: columnsOf("run"),
    documents: ["plan", "input", "outcome", "report", "moved", "passes", "choices", "held", "unlocks"],
    filled: { isImported: true, unsentLetters: 0 },
    left: ["actorUid", "undoneByUid", "unsentLetters", "isImported"],
  },
  {
    list: "drawChanges",
    table: "drawChange",
    columns: columnsOf("drawChange"),
    documents: ["change", "news", "moves"],
    filled: { actorUid: "" },
    left: ["id", "actorUid", "undoneByUid"],
  },
  { list: "draws", table: "draw", columns: columnsOf("draw"), left: ["id"] },
  { list: "scores", table: "score", noun: "score", columns: columnsOf("score") },
  { list: "catches", table: "catch", columns: columnsOf("catch"), orderBy: ["number"], left: ["number"] },
  {
    list: "penalties",
    table: "penalty",
    columns: columnsOf("penalty"),
    orderBy: ["number"],
    left: ["number"],
  },
  {
    list: "operations",
    table: "scoreOperation",
    columns: columnsOf("operation"),
    documents: ["said", "problem", "before", "after"],
    orderBy: ["number"],
    left: ["number", "userId", "passId", "takenInBy", "decidedBy"],
  },
  {
    list: "scaleChecks",
    table: "scaleCheck",
    columns: columnsOf("scaleCheck"),
    orderBy: ["receivedAt", "id"],
    left: ["userId", "passId", "takenInBy"],
  },
  { list: "protests", table: "protest", columns: columnsOf("protest"), left: ["id", "userId"] },
  {
    list: "resultVersions",
    table: "resultVersion",
    columns: columnsOf("resultVersion"),
    documents: ["tables"],
    orderBy: ["number"],
    left: ["id", "userId"],
  },
];

/** The rows that are private until they are published, or that nobody sees, are no part of an event's record. */
export const hiddenRows: Partial<Record<keyof Schema, string>> = {
  drawRun: "status <> 'draft'",
  score: "revision > 0",
};

function columnsOf(noun: keyof typeof archiveRows): string[] {
  return Object.keys(archiveRows[noun].shape);
}
