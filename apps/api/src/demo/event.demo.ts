import type { EventStatus } from "@tightlines/domain/event/status";
import { autumnText, clubMatchText, shoreNightText, springMastersText } from "./event-texts.demo.ts";
import type { DemoField } from "./field.demo.ts";
import type { DemoFishing } from "./fishing.demo.ts";
import type { DemoScene } from "./picture.demo.ts";

export interface DemoEvent {
  name: string;
  venue: string;
  location: string;
  startsOn: string;
  endsOn: string;
  timeZone: string;
  discipline: string;
  preset: string;
  description: string;
  scene: DemoScene;
  field?: DemoField;
  fishing?: DemoFishing;
  isOfSeason: boolean;
  /** From a draft to where it stands. */
  steps: EventStatus[];
}

/** A championship, and what a club fishes in a year: one event in each state that a visitor can meet. */
export function demoEvents(today: Date): DemoEvent[] {
  const nextYear = today.getUTCFullYear() + 1;
  return [
    {
      name: "Spring Masters",
      venue: "Vltava, Rožmberk to Český Krumlov",
      location: "Rožmberk nad Vltavou, Czechia",
      startsOn: dayFrom(today, -2),
      endsOn: dayFrom(today, 1),
      timeZone: "Europe/Prague",
      discipline: "fly",
      preset: "fly-fips-mouche",
      description: springMastersText,
      field: {
        sectors: { codes: ["A", "B", "C", "D", "E"], pegCount: 20 },
        sessions: { count: 5, days: 3, minutes: 180, firstDay: dayFrom(today, -1), firstStart: "08:00" },
        entrants: "teams",
      },
      fishing: {
        draws: "rotation",
        species: ["BTR", "RTR", "GRY"],
        catches: "lengths",
        sessions: ["official", "provisional", "running"],
      },
      isOfSeason: false,
      scene: {
        sky: ["#2f6f86", "#f3d2a6"],
        water: ["#5f99a3", "#123f4c"],
        hills: ["#6f9a86", "#3f6f5c", "#234a3e"],
        light: { color: "#fff0c4", x: 0.7, y: 190, radius: 60 },
        shore: "rocks",
      },
      steps: ["published", "running"],
    },
    {
      name: "Lipno Opening Match",
      venue: "Lipno, camp site shore",
      location: "Frymburk, Czechia",
      startsOn: dayFrom(today, -60),
      endsOn: dayFrom(today, -60),
      timeZone: "Europe/Prague",
      discipline: "club",
      preset: "club-match",
      description: clubMatchText,
      field: {
        sectors: { codes: ["Camp", "Bay"], pegCount: 14 },
        sessions: { count: 1, days: 1, minutes: 300, firstDay: dayFrom(today, -60), firstStart: "08:00" },
        entrants: { count: 20 },
      },
      fishing: { draws: "free", species: [], catches: "weight", sessions: ["official"] },
      isOfSeason: true,
      scene: {
        sky: ["#a9c7d8", "#f7efe0"],
        water: ["#b5cfcb", "#4f7f7a"],
        hills: ["#c2d3b4", "#8fb183", "#5f8a5c"],
        light: { color: "#fff7da", x: 0.82, y: 150, radius: 48 },
        shore: "reeds",
      },
      steps: ["published", "running", "finished"],
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
      fishing: { draws: "free", species: [], catches: "weight", sessions: ["official"] },
      isOfSeason: true,
      scene: {
        sky: ["#7fb7d6", "#eaf3ee"],
        water: ["#8cc0cf", "#2b6c86"],
        hills: ["#9dbf9a", "#5d8f63"],
        light: { color: "#ffffff", x: 0.25, y: 110, radius: 44 },
        shore: "boat",
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
      fishing: {
        draws: "free",
        species: ["COD", "FLO", "GAR", "TUR"],
        catches: "lengths",
        sessions: ["official"],
      },
      isOfSeason: true,
      scene: {
        sky: ["#0b1730", "#3b4a78"],
        water: ["#27375e", "#0a1328"],
        hills: ["#1b2748"],
        light: { color: "#f4ecd0", x: 0.6, y: 120, radius: 52 },
        shore: "pier",
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
      isOfSeason: true,
      scene: {
        sky: ["#8a4b3a", "#f1b26b"],
        water: ["#c98a58", "#4a2f2c"],
        hills: ["#b0653d", "#7d4230", "#522b27"],
        light: { color: "#ffe0a3", x: 0.45, y: 230, radius: 70 },
        shore: "reeds",
      },
      steps: [],
    },
  ];
}

function dayFrom(today: Date, days: number): string {
  return new Date(today.getTime() + days * 86_400_000).toISOString().slice(0, 10);
}
