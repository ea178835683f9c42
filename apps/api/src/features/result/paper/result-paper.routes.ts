import type { PaperFile } from "@tightlines/contract/paper";
import { resultPaperEndpoints } from "@tightlines/contract/result/result-paper";
import { type EventNoun, eventTopic } from "@tightlines/contract/topic";
import type { Db } from "../../../platform/database/schema.ts";
import type { FileStore } from "../../../platform/files/file-store.ts";
import { requireFound } from "../../../platform/http/require-found.ts";
import type { Serve } from "../../../platform/http/serve.ts";
import type { ServedEvent } from "../../../platform/identity/event-access.ts";
import { readStamp } from "../../../platform/paper/paper-stamp.ts";
import type { PrintPaper } from "../../../platform/paper/printer.ts";
import { requireSession } from "../require-session.ts";
import type { FactsOptions } from "./result-paper-facts.ts";
import { type ResultPaper, resultPapers, sheetKinds } from "./result-papers.ts";
import { layOutSheets, presentPrinted } from "./result-sheet.ts";

interface ResultPaperOptions extends FactsOptions {
  print: PrintPaper;
  files: FileStore;
  publicUrl: string;
}

/** What the papers of results and scores show, besides the event itself. */
const shown: readonly EventNoun[] = [
  "ruleset",
  "event-species",
  "sector",
  "session",
  "team",
  "angler",
  "registration",
  "group",
  "draw",
  "score",
  "result",
];

export function resultPaperRoutes(serve: Serve, options: ResultPaperOptions): void {
  const print = (
    { db, event }: { db: Db; event: ServedEvent },
    paper: ResultPaper,
    { session, version }: { session?: number | undefined; version?: number | undefined } = {},
  ): Promise<{ data: PaperFile }> => {
    const topics = [
      "species" as const,
      eventTopic(event.id),
      ...shown.map((noun) => eventTopic(event.id, noun)),
    ];
    const key = [event.id, paper.name, session ?? "all", version ?? "now"].join(" ");
    return options.print(db, { key, topics }, async () => {
      const sessionId = session && (await requireSession(db, event.id, session)).id;
      const sheets = await paper.sheets(db, event.id, options, { version, sessionId });
      const name = [
        sheets.event.url,
        paper.name,
        session && `session-${session}`,
        version && `number-${version}`,
      ];
      return {
        name: name.filter(Boolean).join("-"),
        job: await layOutSheets(paper, sheets, options),
      };
    });
  };

  serve(resultPaperEndpoints.resultsPdf, (call) => print(call, resultPapers.table, call.query));

  serve(resultPaperEndpoints.sessionResultsPdf, (call) => print(call, resultPapers.session, call.query));

  serve(resultPaperEndpoints.sectorResultsPdf, (call) => print(call, resultPapers.sector, call.query));

  serve(resultPaperEndpoints.scoresPdf, (call) => print(call, resultPapers.scores, call.query));

  serve(resultPaperEndpoints.filledScorecardsPdf, (call) => print(call, resultPapers.card, call.query));

  serve(resultPaperEndpoints.certificatesPdf, (call) => print(call, resultPapers.certificate));

  serve(resultPaperEndpoints.getPrintedResult, async ({ db, event, params }) => {
    const stamp = requireFound(readStamp(params.paper, sheetKinds), "paper-not-found");
    const [kind, within] = stamp.scope;
    const isOfSession = kind !== "table" && kind !== "certificate";
    const sheets = await resultPapers[kind].sheets(db, event.id, options, {
      ...(isOfSession && { sessionId: within }),
    });
    return { data: presentPrinted(stamp, sheets) };
  });
}
