import type { RegistrationState } from "@tightlines/contract/registration/registration";
import type { RegistrationSettings } from "@tightlines/contract/registration/registration-settings";
import type { FieldName } from "../../../ui/form/field-name.ts";
import { answersOf, type AnswerValues, answerValues } from "../form/answer-values.ts";
import { emptyEntrant, type EntrantDraft, partySize, type RegistrationDraft } from "./registration-draft.ts";

/**
 * The first step as a form holds it: one value per field. The fields of each person are named by the path under which the
 * API speaks of them, so that what it refuses stands beside the field.
 */
export interface WhoValues {
  fishes: "me" | "other";
  teamName: string;
  phone: string;
  guardianName: string;
  consents: boolean;
  reserveCount: number;
  [person: `entrants.${number}.${string}`]: string | boolean;
}

export type DetailsValues = AnswerValues & { category: string; acceptsRules: boolean };

export type Questions = RegistrationSettings["questions"];

/** The name of a field of one person. */
export function entrantField<Name extends keyof EntrantDraft>(index: number, name: Name) {
  return entrantPath(index, name) as string as FieldName<EntrantDraft[Name]>;
}

export function whoValues(draft: RegistrationDraft, state: RegistrationState): WhoValues {
  const size = partySize(state);
  const { teamName, phone, guardianName, consents } = draft;
  const values: WhoValues = {
    fishes: draft.fishes ? "me" : "other",
    teamName,
    phone,
    guardianName,
    consents,
    reserveCount: Math.min(Math.max(0, draft.entrants.length - size), mostReserves(state)),
  };
  // Reserves that are not named yet have their fields already: a form knows all of its values from the beginning.
  for (let index = 0; index < size + mostReserves(state); index += 1) {
    const entrant = draft.entrants[index] ?? emptyEntrant;
    for (const name of entrantNames) values[entrantPath(index, name)] = entrant[name];
  }
  return values;
}

export function withWho(
  draft: RegistrationDraft,
  values: WhoValues,
  state: RegistrationState,
): RegistrationDraft {
  const { fishes, teamName, phone, guardianName, consents, reserveCount } = values;
  const entrants = Array.from({ length: partySize(state) + reserveCount }, (_, index) => ({
    ...emptyEntrant,
    ...Object.fromEntries(entrantNames.map((name) => [name, values[entrantPath(index, name)]])),
  }));
  return { ...draft, fishes: fishes === "me", teamName, phone, guardianName, consents, entrants };
}

export function detailsValues(draft: RegistrationDraft, questions: Questions): DetailsValues {
  const { category, acceptsRules, answers } = draft;
  return { ...answerValues(questions, answers), category, acceptsRules };
}

export function withDetails(
  draft: RegistrationDraft,
  values: DetailsValues,
  questions: Questions,
): RegistrationDraft {
  const { category, acceptsRules } = values;
  return { ...draft, category, acceptsRules, answers: answersOf(questions, values) };
}

const entrantNames = Object.keys(emptyEntrant) as (keyof EntrantDraft)[];

function entrantPath(index: number, name: string): `entrants.${number}.${string}` {
  return `entrants.${index}.${name}`;
}

function mostReserves({ kind, reserves }: RegistrationState): number {
  return kind === "team" ? reserves : 0;
}
