import type { ColumnNames } from "../entry-list/guess-columns.ts";

/** Texts that are taken from a spreadsheet as they are. */
const anglerTexts = ["category", "club", "country", "licence"] as const;

export type AnglerText = (typeof anglerTexts)[number];

/** Each of these texts, as `read` finds it. */
export function eachText<Value>(read: (field: AnglerText) => Value): Record<AnglerText, Value> {
  const entries = anglerTexts.map((field) => [field, read(field)]);
  return Object.fromEntries(entries) as Record<AnglerText, Value>;
}

/** What can be read about an angler from a spreadsheet. */
export const anglerFields = [
  "number",
  "firstName",
  "lastName",
  "fullName",
  "team",
  "slot",
  ...anglerTexts,
  "isReserve",
] as const;

export type AnglerField = (typeof anglerFields)[number];

/** Headings in English, German, French, Italian, Polish and Czech, as entry lists really have them. */
export const anglerColumnNames: ColumnNames<AnglerField> = {
  firstName: [
    "first name",
    "firstname",
    "given name",
    "forename",
    "vorname",
    "prénom",
    "nome",
    "imię",
    "jméno",
  ],
  lastName: [
    "last name",
    "lastname",
    "surname",
    "family name",
    "nachname",
    "nom",
    "cognome",
    "nazwisko",
    "příjmení",
  ],
  fullName: [
    "name",
    "full name",
    "angler",
    "competitor",
    "teilnehmer",
    "angler name",
    "závodník",
    "zawodnik",
    "pêcheur",
    "concorrente",
    "nazwisko i imię",
    "imię i nazwisko",
    "příjmení a jméno",
    "jméno a příjmení",
    "name vorname",
    "name und vorname",
    "nachname vorname",
    "vorname nachname",
    "vor- und nachname",
    "nom prénom",
    "nom et prénom",
    "prénom et nom",
    "cognome e nome",
    "nome e cognome",
    "last name, first name",
    "surname, first name",
    "first and last name",
  ],
  number: [
    "number",
    "no",
    "nr",
    "start number",
    "start no",
    "startnummer",
    "startnr",
    "bib",
    "číslo",
    "st číslo",
    "numer",
    "numéro",
    "numero",
    "nr startowy",
    "numer startowy",
    "startovní číslo",
    "dossard",
    "numéro de départ",
    "numero di partenza",
    "pettorale",
    "#",
  ],
  team: ["team", "team name", "mannschaft", "équipe", "squadra", "drużyna", "družstvo", "tým"],
  slot: ["slot", "position", "place in team", "platz im team", "pořadí v týmu"],
  category: ["category", "class", "kategorie", "klasse", "catégorie", "categoria", "kategoria"],
  club: ["club", "verein", "société", "società", "klub", "organizace", "mo", "koło"],
  country: ["country", "nation", "land", "pays", "paese", "nazione", "kraj", "země", "stát"],
  licence: [
    "licence",
    "license",
    "licence number",
    "lizenz",
    "tessera",
    "licencja",
    "registrace",
    "průkaz",
    "licence no",
    "nr licencji",
    "numer licencji",
    "lizenznummer",
    "numéro de licence",
    "numero tessera",
    "registrační číslo",
    "číslo registrace",
    "číslo průkazu",
  ],
  isReserve: [
    "reserve",
    "is reserve",
    "substitute",
    "ersatz",
    "remplaçant",
    "riserva",
    "rezerwowy",
    "náhradník",
  ],
};
