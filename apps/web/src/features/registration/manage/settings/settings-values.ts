import type { RegistrationSettings } from "@tightlines/contract/registration/registration-settings";
import { readUnits, writeUnits } from "@tightlines/domain/payment/amount";
import { showIban } from "@tightlines/domain/payment/iban";
import { type KeyedRow, nextKey } from "../../../../ui/form/row-key.ts";

export interface SettingsValues {
  mode: RegistrationSettings["mode"];
  holdHours: number | null;
  currency: string;
  categories: CategoryValues[];
  accountName: string;
  iban: string;
  bic: string;
  questions: QuestionValues[];
  hidesMinors: boolean;
}

/** Money and numbers as they are typed: "25.00". An empty capacity is none. */
export interface CategoryValues extends KeyedRow {
  category: string;
  fee: string;
  capacity: string;
}

export interface QuestionValues extends KeyedRow {
  id: string;
  label: string;
  kind: Question["kind"];
  /** One in each line. */
  options: string;
  isRequired: boolean;
}

type Question = RegistrationSettings["questions"][number];

export function valuesOf(settings: RegistrationSettings): SettingsValues {
  const { mode, holdHours, currency, categories, accountName, iban, bic, questions, hidesMinors } = settings;
  return {
    mode,
    holdHours,
    currency,
    categories: categories.map(({ category, fee, capacity }, key) => ({
      key,
      category,
      fee: writeUnits({ units: fee, currency }),
      capacity: capacity === null ? "" : String(capacity),
    })),
    accountName,
    iban: showIban(iban),
    bic,
    questions: questions.map(({ options, ...question }, key) => ({
      ...question,
      key,
      options: options.join("\n"),
    })),
    hidesMinors,
  };
}

/** The values have passed the form's rules: every fee is an amount and every capacity a number. */
export function settingsOf(values: SettingsValues): Omit<RegistrationSettings, "revision"> {
  const currency = values.currency.trim().toUpperCase();
  return {
    ...values,
    currency,
    categories: values.categories.map(({ category, fee, capacity }) => ({
      category: category.trim(),
      fee: readFee(fee, currency) ?? 0,
      capacity: readCapacity(capacity) ?? null,
    })),
    questions: values.questions.map(({ key: _place, options, ...question }) => ({
      ...question,
      options: question.kind === "choice" ? linesOf(options) : [],
    })),
  };
}

/** Nothing typed is nothing to pay; undefined where it is no amount. */
export function readFee(text: string, currency: string): number | undefined {
  if (text.trim() === "") return 0;
  const units = readUnits(text, currency.trim().toUpperCase());
  return units === undefined || units < 0 ? undefined : units;
}

/** Null for no limit; undefined where it is no number of places. */
export function readCapacity(text: string): number | null | undefined {
  if (text.trim() === "") return null;
  return /^\d{1,5}$/.test(text.trim()) ? Number(text) : undefined;
}

export function linesOf(text: string): string[] {
  return text.split("\n").flatMap((line) => line.trim() || []);
}

export function newQuestion(questions: readonly QuestionValues[]): QuestionValues {
  // Its name in answers, which stays when it is worded anew.
  const id = `q-${crypto.randomUUID().slice(0, 8)}`;
  return { key: nextKey(questions), id, label: "", kind: "text", options: "", isRequired: false };
}
