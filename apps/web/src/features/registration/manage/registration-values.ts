import type { EventResponse } from "@tightlines/contract/event";
import type {
  RegistrationInput,
  RegistrationPatch,
  RegistrationResponse,
} from "@tightlines/contract/registration/registration";
import type { RegistrationSettings } from "@tightlines/contract/registration/registration-settings";
import { isSame } from "../../../ui/form/lay-over.ts";
import { answersOf, type AnswerValues, answerValues } from "../form/answer-values.ts";
import { entrantInput, type EntrantValues, entrantValues, newEntrant } from "../form/entrant-values.ts";

export type RegistrationFormValues = Details & AnswerValues;

interface Details {
  teamName: string;
  category: string;
  email: string;
  phone: string;
  entrants: EntrantValues[];
  guardianName: string;
  notes: string;
}

type Questions = RegistrationSettings["questions"];

export function newValues(
  event: EventResponse,
  { categories, questions }: RegistrationSettings,
): RegistrationFormValues {
  const size = event.registrationFor === "team" ? event.teamSize : 1;
  return {
    teamName: "",
    category: categories[0]?.category ?? "open",
    email: "",
    phone: "",
    entrants: Array.from({ length: size }, (_, key) => newEntrant(key)),
    guardianName: "",
    notes: "",
    ...answerValues(questions, {}),
  };
}

export function valuesOf(registration: RegistrationResponse, questions: Questions): RegistrationFormValues {
  const { teamName, category, email, phone, guardianName, notes, answers, entrants } = registration;
  return {
    teamName,
    category,
    email: email ?? "",
    phone: phone ?? "",
    entrants: entrants.map(entrantValues),
    guardianName: guardianName ?? "",
    notes: notes ?? "",
    ...answerValues(questions, answers ?? {}),
  };
}

/** The desk registers whoever has accepted the rules at the desk. */
export function inputOf(
  values: RegistrationFormValues,
  questions: Questions,
): Omit<RegistrationInput, "entrants" | "email"> & {
  entrants: ReturnType<typeof entrantInput>[];
  email?: string;
} {
  const { teamName, category, email, phone, guardianName, notes } = values;
  return {
    teamName,
    category,
    notes,
    ...(email.trim() !== "" && { email }),
    phone,
    guardianName,
    // The desk has it on paper, or by telephone.
    guardianConsent: "",
    entrants: values.entrants.map(entrantInput),
    answers: answersOf(questions, values),
    acceptsRules: true,
  };
}

/** Only what was changed: a note is not refused for a question that was asked later. */
export function patchOf(
  before: RegistrationFormValues,
  values: RegistrationFormValues,
  questions: Questions,
): Omit<RegistrationPatch, "revision" | "entrants"> & { entrants?: ReturnType<typeof entrantInput>[] } {
  const texts = (["teamName", "category", "email", "phone", "guardianName", "notes"] as const).filter(
    (name) => values[name] !== before[name],
  );
  const [answers, answered] = [answersOf(questions, values), answersOf(questions, before)];
  return {
    ...Object.fromEntries(texts.map((name) => [name, values[name]])),
    ...(!isSame(values.entrants, before.entrants) && { entrants: values.entrants.map(entrantInput) }),
    ...(!isSame(answers, answered) && { answers }),
  };
}
