import { eventInput } from "@tightlines/contract/event";
import { seriesInput } from "@tightlines/contract/series/series";
import { seasonRulesOf, usualSeasonChoice } from "@tightlines/domain/series/season-choice";
import type { EventStatus } from "@tightlines/domain/event/status";
import { addEvent, changeEvent } from "../features/event/event.service.ts";
import { addSeries } from "../features/series/series.service.ts";
import { eventParts } from "../hand-over.ts";
import type { Db } from "../platform/database/schema.ts";
import type { UserCaller } from "../platform/identity/caller.ts";
import { addDemoField, type DemoField } from "./field.demo.ts";
import { autumnText, clubMatchText, shoreNightText, springMastersText } from "./event-texts.demo.ts";

/** One event in each state that a visitor can meet, a draft for its organizer, and a series of all of them. */
export async function addDemoEvents(
  db: Db,
  caller: UserCaller,
  today: Date,
  say: (line: string) => void,
): Promise<void> {
  const rounds: { eventId: number; isBonusRound: boolean }[] = [];
  for (const { steps, field, ...event } of demoEvents(today)) {
    const { id, name, url } = await addEvent({ db, caller }, eventInput.parse(event), eventParts);
    const served = { id, url, right: "owner", isHidden: true } as const;
    if (field) await addDemoField({ db, caller, event: served }, field);
    for (const status of steps) await changeEvent({ db, caller, event: served }, { status }, eventParts);
    say(`${name}, ${steps.at(-1) ?? "draft"}: /events/${url}`);
    rounds.push({ eventId: id, isBonusRound: false });
  }
  const rules = seasonRulesOf({ ...usualSeasonChoice, counts: "best", rounds: 3 });
  const { row } = await addSeries({ db, caller }, seriesInput.parse({ name: "Club Season", rounds, rules }));
  say(`${row.name}: /series/${row.url}`);
}

interface DemoEvent {
  name: string;
  venue: string;
  location: string;
  startsOn: string;
  endsOn: string;
  timeZone: string;
  discipline: string;
  preset: string;
  description: string;
  field?: DemoField;
  /** From a draft to where it stands. */
  steps: EventStatus[];
}

function demoEvents(today: Date): DemoEvent[] {
  const nextYear = today.getUTCFullYear() + 1;
  return [
    {
      name: "Spring Masters",
      venue: "Vltava, Rožmberk to Český Krumlov",
      location: "Rožmberk nad Vltavou, Czechia",
      startsOn: `${nextYear}-05-13`,
      endsOn: `${nextYear}-05-16`,
      timeZone: "Europe/Prague",
      discipline: "fly",
      preset: "fly-fips-mouche",
      description: springMastersText,
      field: {
        sectors: { codes: ["A", "B", "C", "D", "E"], pegCount: 20 },
        sessions: { count: 5, days: 3, minutes: 180, firstDay: `${nextYear}-05-14`, firstStart: "08:00" },
        entrants: "teams",
      },
      steps: ["published"],
    },
    {
      name: "Lipno Club Match",
      venue: "Lipno, dam shore",
      location: "Frymburk, Czechia",
      startsOn: dayFrom(today, 0),
      endsOn: dayFrom(today, 1),
      timeZone: "Europe/Prague",
      discipline: "club",
      preset: "club-match",
      description: clubMatchText,
      field: {
        sectors: { codes: ["Dam", "Bay"], pegCount: 14 },
        sessions: { count: 2, days: 2, minutes: 300, firstDay: dayFrom(today, 0), firstStart: "08:00" },
        entrants: { count: 24 },
      },
      steps: ["published", "running"],
    },
    {
      name: "Kołobrzeg Shore Night",
      venue: "East pier and the beach behind it",
      location: "Kołobrzeg, Poland",
      startsOn: dayFrom(today, -30),
      endsOn: dayFrom(today, -29),
      timeZone: "Europe/Warsaw",
      discipline: "shore",
      preset: "shore",
      description: shoreNightText,
      field: {
        sectors: { codes: ["Pier", "Beach", "Groyne"], pegCount: 12 },
        sessions: { count: 1, days: 1, minutes: 300, firstDay: dayFrom(today, -30), firstStart: "18:00" },
        entrants: { count: 36 },
      },
      steps: ["published", "running", "finished"],
    },
    {
      name: "Autumn Feeder Cup",
      venue: "River Shannon, Meelick",
      location: "Meelick, Ireland",
      startsOn: `${nextYear}-09-23`,
      endsOn: `${nextYear}-09-24`,
      timeZone: "Europe/Dublin",
      discipline: "feeder",
      preset: "coarse-and-feeder",
      description: autumnText,
      steps: [],
    },
  ];
}

function dayFrom(today: Date, days: number): string {
  return new Date(today.getTime() + days * 86_400_000).toISOString().slice(0, 10);
}
