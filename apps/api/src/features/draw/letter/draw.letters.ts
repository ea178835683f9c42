import type { DrawInput } from "@tightlines/domain/draw/draw-input";
import { groupBy } from "@tightlines/domain/group-by";
import type { RateLimit } from "../../../platform/http/rate-limit.ts";
import { type Mail, writeMail } from "../../../platform/mail/mail.ts";
import { enqueueMails } from "../../../platform/mail/outbox.repository.ts";
import type { EventPartChange } from "../../event/event-part.service.ts";
import { isAdmitted } from "../../registration/count-letters.service.ts";
import { clockAt } from "../../registration/registration.letters.ts";
import type { PegRun } from "../draw-run.ts";
import * as runs from "../draw-run.repository.ts";
import { type Addressee, findAddressees, findPlaces } from "./draw-letter.repository.ts";

/** What letters about places need of the rest of the product. */
export interface DrawLetters {
  publicUrl: string;
  /** How many letters one person may cause. */
  letterLimit: RateLimit;
}

/** What people are told about: a draw that was published, or a change of one. */
export type PlaceNews =
  | { kind: "drawn" | "duels" | "undone"; number: number }
  | { kind: "changed" | "duels-changed"; reason: string };

/**
 * Writes to these anglers where they fish now, in the transaction of what moved them. A draft has no public page that a
 * letter could lead to. Nobody's draw fails because too many letters were written today; the run then says how many people
 * were not told, so that its organizer tells them.
 */
export async function tellPlaces(
  { trx, event, caller }: EventPartChange,
  { publicUrl, letterLimit }: DrawLetters,
  { run, anglerIds, news }: { run: PegRun; anglerIds: readonly number[]; news: PlaceNews },
): Promise<void> {
  if (event.status !== "published" && event.status !== "running") return;
  const people = await findAddressees(trx, event.id, anglerIds);
  if (people.length === 0) return;
  if (!(await isAdmitted(() => letterLimit.spend(caller.uid, people.length))))
    return runs.addUnsentLetters(trx, run, people.length);
  const places = groupBy(await findPlaces(trx, event.id, anglerIds), ({ anglerId }) => anglerId);
  const link = `${publicUrl}/events/${event.url}/draws`;
  await enqueueMails(
    trx,
    people.map((person) => writePlaces(person, places.get(person.anglerId) ?? [], news, { ...event, link })),
  );
}

type Places = Awaited<ReturnType<typeof findPlaces>>;

function writePlaces(
  { name, email }: Addressee,
  places: Readonly<Places>,
  news: PlaceNews,
  event: { name: string; timeZone: string; link: string },
): Mail {
  const facts = places.map(({ number, name: called, startsAt, sectorCode, pegNumber }) => ({
    label: `Session ${number}${called && `, ${called}`}, ${clockAt(startsAt, event.timeZone)}`,
    value: `Sector ${sectorCode}, peg ${pegNumber}`,
  }));
  const action = { label: "Open the draw", link: event.link };
  return writeMail(
    email,
    `${subjects[news.kind]}: ${event.name}`,
    [`${name}, ${happened(news)} at ${event.name}. ${whereTo(news, facts.length > 0)}`, ...reasonOf(news)],
    action,
    { facts: news.kind === "duels" || news.kind === "duels-changed" ? [] : facts },
  );
}

const subjects: Record<PlaceNews["kind"], string> = {
  drawn: "Where you fish",
  duels: "Your duels",
  "duels-changed": "Your duels have changed",
  undone: "Your place has changed",
  changed: "Your place has changed",
};

function whereTo({ kind }: PlaceNews, hasPlaces: boolean): string {
  if (kind === "duels" || kind === "duels-changed")
    return "Open the draw and type your name: it says whom you meet, where, and when you judge.";
  return hasPlaces ? "This is where you fish:" : "You have no peg at the moment.";
}

function happened(news: PlaceNews): string {
  switch (news.kind) {
    case "drawn":
      return "the pegs are drawn";
    case "duels":
      return "the duels are drawn";
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

/** Those who do not fish as they did before, in whichever session; where duels are drawn, everybody who takes part. */
export function listConcerned(
  { mode, anglers }: DrawInput,
  before: readonly Place[],
  after: readonly Place[],
): number[] {
  const [was, is] = [before, after].map((places) => new Set(places.map(describe)));
  const moved = [
    ...before.filter((place) => !is!.has(describe(place))),
    ...after.filter((place) => !was!.has(describe(place))),
    ...(mode.kind === "duels" ? anglers : []),
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
