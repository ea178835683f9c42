import { drawPaperEndpoints } from "@tightlines/contract/draw/draw-paper";
import type { PaperFile } from "@tightlines/contract/paper";
import { eventTopic, type EventNoun } from "@tightlines/contract/topic";
import { inSnapshot } from "../../../platform/database/in-snapshot.ts";
import type { Db } from "../../../platform/database/schema.ts";
import type { FileStore } from "../../../platform/files/file-store.ts";
import { ProblemError } from "../../../platform/http/problem-error.ts";
import { requireFound } from "../../../platform/http/require-found.ts";
import type { Serve } from "../../../platform/http/serve.ts";
import type { ServedEvent } from "../../../platform/identity/event-access.ts";
import type { PrintPaper } from "../../../platform/paper/printer.ts";
import type { AnglerUses } from "../../angler/angler-uses.ts";
import { duelCard } from "./duel-card.paper.ts";
import { duelSheet } from "./duel-sheet.paper.ts";
import { sectorSheet } from "./sector-sheet.paper.ts";
import { findPaperFacts, type PaperFacts } from "./paper-facts.ts";
import { readDrawStamp } from "./paper-stamp.ts";
import { pegCard } from "./peg-card.paper.ts";
import { type DrawPaper, layOutDrawPaper } from "./print-draw-paper.ts";
import { presentPrinted } from "./printed-paper.presenter.ts";
import { scorecardOf } from "./scorecard.paper.ts";
import { teamSheet } from "./team-sheet.paper.ts";

export interface DrawPaperOptions {
  uses: AnglerUses;
  print: PrintPaper;
  files: FileStore;
  publicUrl: string;
}

/** What the papers of a draw show, besides the event itself. */
const shown: readonly EventNoun[] = [
  "ruleset",
  "sector",
  "session",
  "team",
  "angler",
  "registration",
  "draw",
];

export function drawPaperRoutes(
  serve: Serve,
  { uses, print: printPaper, ...places }: DrawPaperOptions,
): void {
  const print = (
    { db, event }: { db: Db; event: ServedEvent },
    key: string,
    choose: (facts: PaperFacts) => DrawPaper,
    session?: number,
  ): Promise<{ data: PaperFile }> => {
    const topics = [eventTopic(event.id), ...shown.map((noun) => eventTopic(event.id, noun))];
    return printPaper(db, { key: [event.id, key, session ?? "all"].join(" "), topics }, async () => {
      const facts = await inSnapshot(db, (trx) => findPaperFacts(trx, event.id, uses));
      const paper = choose(facts);
      const narrowed = session === undefined ? facts : ofSession(facts, session);
      const job = await layOutDrawPaper(paper, narrowed, places);
      const name = [facts.event.url, paper.name, session && `session-${session}`].filter(Boolean).join("-");
      return { name, job };
    });
  };

  serve(drawPaperEndpoints.drawsPdf, (call) => print(call, "draws", () => sectorSheet, call.query.session));

  serve(drawPaperEndpoints.duelsPdf, (call) => print(call, "duels", () => duelSheet, call.query.session));

  serve(drawPaperEndpoints.teamDrawsPdf, (call) => print(call, "team-draws", () => teamSheet));

  serve(drawPaperEndpoints.pegCardsPdf, (call) =>
    print(call, "peg-cards", () => pegCard, call.query.session),
  );

  serve(drawPaperEndpoints.scorecardsPdf, (call) =>
    print(call, "scorecards", ({ event }) => scorecardOf(event.discipline), call.query.session),
  );

  serve(drawPaperEndpoints.duelCardsPdf, (call) =>
    print(call, "duel-cards", () => duelCard, call.query.session),
  );

  serve(drawPaperEndpoints.getPrintedPaper, async ({ db, event, params }) => {
    const stamp = requireFound(readDrawStamp(params.paper), "paper-not-found");
    const facts = await inSnapshot(db, (trx) => findPaperFacts(trx, event.id, uses));
    return { data: presentPrinted(stamp, facts) };
  });
}

function ofSession(facts: PaperFacts, number: number): PaperFacts {
  const sessions = facts.sessions.filter((session) => session.number === number);
  if (sessions.length === 0) throw new ProblemError("session-not-found");
  const isOf = ({ session }: { session: { number: number } }) => session.number === number;
  return { ...facts, sessions, places: facts.places.filter(isOf), rounds: facts.rounds.filter(isOf) };
}
