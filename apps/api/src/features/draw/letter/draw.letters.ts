import type { Turn } from "@tightlines/domain/draw/draw-choice-order";
import type { DrawInput } from "@tightlines/domain/draw/draw-input";
import { placesAnglers } from "@tightlines/domain/draw/places-anglers";
import { groupBy } from "@tightlines/domain/group-by";
import { writeMail } from "../../../platform/mail/mail.ts";
import type { EventPartChange } from "../../event/event-part.service.ts";
import * as sessions from "../../session/session.repository.ts";
import type { PegRun } from "../draw-run.ts";
import { findPlaces } from "./draw-letter.repository.ts";
import { sessionLine } from "./session-line.letters.ts";
import { type DrawLetters, tellAnglers, type Told } from "./tell-anglers.ts";

/** What people are told about: a draw that was published, what they have chosen by it, or a change of one. */
export type PlaceNews =
  | { kind: "drawn" | "duels" | "turns" | "chosen" | "choice-undone" }
  | { kind: "undone"; number: number }
  | { kind: "changed" | "duels-changed"; reason: string };

/** Writes to these anglers where they fish now, or which number they choose at. */
export async function tellPlaces(
  change: EventPartChange,
  letters: DrawLetters,
  { news, run, anglerIds }: Told & { run: PegRun; news: PlaceNews },
): Promise<void> {
  const { event } = change;
  const factsOf = await findFacts(change, run, anglerIds, news);
  const action = { label: "Open the draw", link: `${letters.publicUrl}/events/${event.url}/draws` };
  await tellAnglers(change, letters, { run, anglerIds }, ({ name, email, anglerId }) => {
    const facts = factsOf.get(anglerId) ?? [];
    const first = `${name}, ${happened(news)} at ${event.name}. ${whereTo(news, facts.length > 0)}`;
    const subject = `${subjects[news.kind]}: ${event.name}`;
    return writeMail(email, subject, [first, ...reasonOf(news)], action, { facts });
  });
}

interface Fact {
  anglerId: number;
  label: string;
  value: string;
}

/** What is listed for each angler, session by session. Of duels there is too much for a letter. */
async function findFacts(
  { trx, event }: EventPartChange,
  run: PegRun,
  anglerIds: readonly number[],
  { kind }: PlaceNews,
): Promise<ReadonlyMap<number, readonly Fact[]>> {
  if (kind === "duels" || kind === "duels-changed") return new Map();
  if (kind === "turns") {
    const coming = await sessions.findAll(trx, event.id);
    return groupBy(listTurns(coming, run.outcome?.turns ?? [], event.timeZone), ({ anglerId }) => anglerId);
  }
  const places = await findPlaces(trx, event.id, anglerIds);
  const facts = places.map(({ anglerId, sectorCode, pegNumber, ...session }) => ({
    anglerId,
    label: sessionLine(session, event.timeZone),
    value: `Sector ${sectorCode}, peg ${pegNumber}`,
  }));
  return groupBy(facts, ({ anglerId }) => anglerId);
}

function listTurns(
  coming: Awaited<ReturnType<typeof sessions.findAll>>,
  turns: readonly Turn[],
  timeZone: string,
): Fact[] {
  return coming.flatMap((session) =>
    turns
      .filter(({ sessionId }) => sessionId === session.id)
      .flatMap(({ turn, anglerIds }) =>
        anglerIds.map((anglerId) => ({
          anglerId,
          label: sessionLine(session, timeZone),
          value: `You choose at number ${turn}`,
        })),
      ),
  );
}

const subjects: Record<PlaceNews["kind"], string> = {
  drawn: "Where you fish",
  duels: "Your duels",
  turns: "When you choose your peg",
  chosen: "Where you fish",
  "choice-undone": "Your place has changed",
  "duels-changed": "Your duels have changed",
  undone: "Your place has changed",
  changed: "Your place has changed",
};

function whereTo({ kind }: PlaceNews, hasFacts: boolean): string {
  if (kind === "duels" || kind === "duels-changed")
    return "Open the draw and type your name: it says whom you meet, where, and when you judge.";
  if (kind === "turns") return hasFacts ? "This is your number:" : "You have no number at the moment.";
  return hasFacts ? "This is where you fish:" : "You have no peg at the moment.";
}

function happened(news: PlaceNews): string {
  switch (news.kind) {
    case "drawn":
      return "the pegs are drawn";
    case "duels":
      return "the duels are drawn";
    case "turns":
      return "the order in which pegs are chosen is drawn";
    case "chosen":
      return "your peg is chosen";
    case "choice-undone":
      return "the peg chosen for you was taken back";
    case "undone":
      return `draw ${news.number} was undone`;
    case "duels-changed":
      return "your duels were changed after the draw";
    case "changed":
      return "your place was changed after the draw";
  }
}

function reasonOf(news: PlaceNews): string[] {
  return news.kind === "changed" || news.kind === "duels-changed" ? [`The reason: ${news.reason}`] : [];
}

/** Those who do not fish as they did before, in whichever session; where no pegs are given, everybody who takes part. */
export function listConcerned(
  { mode, anglers }: DrawInput,
  before: readonly Place[],
  after: readonly Place[],
): number[] {
  const [was, is] = [before, after].map((places) => new Set(places.map(describe)));
  const moved = [
    ...before.filter((place) => !is!.has(describe(place))),
    ...after.filter((place) => !was!.has(describe(place))),
    ...(placesAnglers(mode) ? [] : anglers),
  ];
  return [...new Set(moved.map(({ anglerId }) => anglerId))];
}

interface Place {
  sessionId: number;
  anglerId: number;
  pegId: number;
}

function describe({ sessionId, anglerId, pegId }: Place): string {
  return `${sessionId} ${anglerId} ${pegId}`;
}
