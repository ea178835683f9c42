import type { EntrantInput, RegistrationResponse } from "@tightlines/contract/registration/registration";
import type { KeyedRow } from "../../../ui/form/row-key.ts";

/** One of those a registration is for, as a form holds them: what is missing is an empty text. */
export interface EntrantValues extends KeyedRow {
  firstName: string;
  lastName: string;
  email: string;
  club: string;
  country: string;
  licence: string;
  isReserve: boolean;
  /** Whether this is whoever registered: saving must not take their account off them. */
  isSelf: boolean;
  isMinor: boolean;
  needsAccessiblePeg: boolean;
}

export function newEntrant(key: number, isReserve = false): EntrantValues {
  return {
    key,
    firstName: "",
    lastName: "",
    email: "",
    club: "",
    country: "",
    licence: "",
    isReserve,
    isSelf: false,
    isMinor: false,
    needsAccessiblePeg: false,
  };
}

export function entrantValues(entrant: RegistrationResponse["entrants"][number], key: number): EntrantValues {
  const { firstName, lastName, email, club, country, licence, isReserve, isMinor, needsAccessiblePeg } =
    entrant;
  return {
    key,
    firstName,
    lastName,
    email: email ?? "",
    club,
    country,
    licence: licence ?? "",
    isReserve,
    isSelf: entrant.isSelf ?? false,
    isMinor: isMinor ?? false,
    needsAccessiblePeg: needsAccessiblePeg ?? false,
  };
}

export function entrantInput({ key: _place, email, ...values }: EntrantValues): EntrantInput {
  return { ...values, email: email.trim() === "" ? null : email };
}
