import type { Discipline } from "@tightlines/domain/event/discipline";
import { addDays, localTimeAt } from "@tightlines/domain/time/zone-time";
import type { PaperSession } from "../../session/session.paper.ts";
import { sectorSheets } from "./sector-sheet.paper.ts";
import { measureLabel, weightUnit } from "./measure-label.ts";
import { pegCards } from "./peg-card.paper.ts";
import type { DrawPaper } from "./print-draw-paper.ts";

/** What controllers fill in, in the way their discipline does. */
export function scorecardOf(discipline: Discipline): DrawPaper {
  if (discipline === "carp") return hourLog;
  return ["coarse", "feeder", "club"].includes(discipline) ? weighSheet : catchCard;
}

const common = { name: "scorecards", title: "Scorecards" };

/** Rulebook F7: the controller measures and writes, the angler signs for every fish and at the end. */
const catchCard: DrawPaper = {
  ...common,
  fills: "cards",
  template: () => new URL("./catch-card.typ", import.meta.url),
  content: (facts, stamper) => ({
    measure: measureLabel(facts.event),
    cards: pegCards(facts, stamper),
  }),
};

/** The scales go along the bank, from peg to peg. */
const weighSheet: DrawPaper = {
  ...common,
  fills: "lines",
  template: () => new URL("./weigh-sheet.typ", import.meta.url),
  content: (facts, stamper) => ({
    unit: weightUnit(facts.event.ruleset.catching),
    sheets: sectorSheets(facts, stamper),
  }),
};

const hourLog: DrawPaper = {
  ...common,
  fills: "cards",
  template: () => new URL("./hour-log.typ", import.meta.url),
  content: (facts, stamper) => ({
    measure: measureLabel(facts.event),
    cards: pegCards(facts, stamper).map((card) => ({
      ...card,
      days: daysOf(card.session, facts.event.timeZone),
    })),
  }),
};

const LONGEST_LOG_DAYS = 10;
const HOURS_PER_FOUR_LINES = 8;

/** The days of a session by the clock at the water, each with lines for its hours: four for every eight. */
function daysOf({ startsAt, endsAt }: PaperSession, timeZone: string) {
  const [from, to] = [startsAt, endsAt].map((moment) => localTimeAt(moment.toISOString(), timeZone));
  const days = [];
  for (
    let day = from!.slice(0, 10);
    day <= to!.slice(0, 10) && days.length < LONGEST_LOG_DAYS;
    day = addDays(day, 1)
  ) {
    const begins = day === from!.slice(0, 10) ? from!.slice(11) : "00:00";
    const ends = day === to!.slice(0, 10) ? to!.slice(11) : "24:00";
    if (begins === ends) continue;
    const hours = hourOf(ends) - hourOf(begins);
    const fours = Math.max(1, Math.ceil(hours / HOURS_PER_FOUR_LINES));
    days.push({ label: `${dayName.format(new Date(day))}, ${begins} to ${ends}`, fours });
  }
  // A match of some hours on one day gets a page to write on.
  return days.length === 1 ? days.map((day) => ({ ...day, fours: 4 })) : days;
}

const dayName = new Intl.DateTimeFormat("en-GB", {
  weekday: "long",
  day: "numeric",
  month: "long",
  timeZone: "UTC",
});

function hourOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return hours + minutes / 60;
}
