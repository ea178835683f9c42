import type { EntrantInput, RegistrationResponse } from "@tightlines/contract/registration/registration";

/** One of those a registration is for, as a form holds them: what is missing is an empty text. */
export interface EntrantValues {
  firstName: string;
  lastName: string;
  email: string;
  club: string;
  country: string;
  licence: string;
  isReserve: boolean;
  isMinor: boolean;
  needsAccessiblePeg: boolean;
}

export function newEntrant(isReserve = false): EntrantValues {
  return {
    firstName: "",
    lastName: "",
    email: "",
    club: "",
    country: "",
    licence: "",
    isReserve,
    isMinor: false,
    needsAccessiblePeg: false,
  };
}

export function entrantValues(entrant: RegistrationResponse["entrants"][number]): EntrantValues {
  const { firstName, lastName, email, club, country, licence, isReserve, isMinor, needsAccessiblePeg } =
    entrant;
  return {
    firstName,
    lastName,
    email: email ?? "",
    club,
    country,
    licence: licence ?? "",
    isReserve,
    isMinor: isMinor ?? false,
    needsAccessiblePeg: needsAccessiblePeg ?? false,
  };
}

export function entrantInput({ email, ...values }: EntrantValues): Omit<EntrantInput, "isSelf"> {
  return { ...values, email: email.trim() === "" ? null : email };
}
