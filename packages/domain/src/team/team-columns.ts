import type { ColumnNames } from "../entry-list/guess-columns.ts";

/** What can be read about a team from a spreadsheet. */
export const teamFields = ["name", "startNumber", "club", "country", "captain"] as const;

export type TeamField = (typeof teamFields)[number];

/** Headings in English, German, French, Italian, Polish and Czech, as entry lists really have them. */
export const teamColumnNames: ColumnNames<TeamField> = {
  name: [
    "team",
    "team name",
    "name",
    "mannschaft",
    "équipe",
    "squadra",
    "drużyna",
    "družstvo",
    "tým",
    "název",
  ],
  startNumber: [
    "start number",
    "number",
    "no",
    "nr",
    "startnummer",
    "startnr",
    "číslo",
    "numer",
    "numéro",
    "numero",
    "#",
  ],
  club: ["club", "verein", "société", "società", "klub", "organizace", "mo", "koło"],
  country: ["country", "nation", "land", "pays", "paese", "nazione", "kraj", "země", "stát"],
  captain: [
    "captain",
    "kapitän",
    "mannschaftsführer",
    "capitaine",
    "capitano",
    "kapitan",
    "kapitán",
    "vedoucí",
  ],
};
