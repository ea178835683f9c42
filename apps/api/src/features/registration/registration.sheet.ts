import type { Sheet } from "@tightlines/contract/sheet";
import { writeUnits } from "@tightlines/domain/payment/amount";
import { makeReference } from "@tightlines/domain/payment/reference";
import type { Question } from "@tightlines/domain/registration/question";
import type { EntrantRow } from "../../platform/database/tables/entrant.table.ts";
import { clockCell } from "../../platform/sheet/clock-cell.ts";
import type { ListedRegistration } from "./registration-reading.service.ts";

type Cell = Sheet["rows"][number][number];

/**
 * The registrations as a table, for those who run the event: a line for each angler. The fee and the answers stand in the
 * first line of a registration alone, so that a column can be added up.
 */
export function registrationSheet(
  registrations: readonly ListedRegistration[],
  questions: readonly Question[],
  timeZone: string,
): Sheet {
  return {
    name: "Registrations",
    header: [
      "Registration",
      "Status",
      "Waitlist",
      "Team",
      "First name",
      "Last name",
      "Reserve",
      "Category",
      "Club",
      "Country",
      "Licence",
      "Under age",
      "Accessible peg",
      "E-mail",
      "Contact e-mail",
      "Phone",
      "Guardian",
      "Payment",
      "Fee",
      "Currency",
      `Registered (${timeZone})`,
      ...questions.map(({ label }) => label),
      "Notes",
    ],
    rows: registrations.flatMap((registration) =>
      registration.entrants.map((entrant, index) =>
        rowOf(registration, entrant, { questions, timeZone, isFirst: index === 0 }),
      ),
    ),
  };
}

function rowOf(
  registration: ListedRegistration,
  entrant: EntrantRow,
  { questions, timeZone, isFirst }: { questions: readonly Question[]; timeZone: string; isFirst: boolean },
): Cell[] {
  const { id, status, waitlistPosition, teamName, category, email, phone, guardianName } = registration;
  const { paymentStatus, fee, currency, answers, notes, createdAt } = registration;
  const once = (cell: Cell) => (isFirst ? cell : null);
  return [
    makeReference(id),
    status,
    waitlistPosition,
    teamName,
    entrant.firstName,
    entrant.lastName,
    yesOrNo(entrant.isReserve),
    category,
    entrant.club,
    entrant.country,
    entrant.licence,
    yesOrNo(entrant.isMinor),
    yesOrNo(entrant.needsAccessiblePeg),
    entrant.email,
    email,
    phone,
    guardianName,
    paymentStatus,
    once(Number(writeUnits({ units: fee, currency }))),
    once(currency),
    clockCell(createdAt.toISOString(), timeZone),
    ...questions.map(({ id: question }) => once(cellOf(answers[question]))),
    once(notes),
  ];
}

function cellOf(answer: string | boolean | undefined): string {
  return typeof answer === "boolean" ? yesOrNo(answer) : (answer ?? "");
}

function yesOrNo(value: boolean): string {
  return value ? "yes" : "no";
}
