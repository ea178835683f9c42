import type { AnglerChoices, AnglerInput, AnglerResponse } from "@tightlines/contract/angler";

/** Selects speak text; an empty one is nothing. */
export interface AnglerFormValues extends Omit<AnglerInput, "number" | "teamId" | "groupId" | "slot"> {
  number: number | null;
  teamId: string;
  groupId: string;
  slot: number | null;
}

export function newValues({ nextNumber }: AnglerChoices, teamId: number | undefined): AnglerFormValues {
  return {
    number: nextNumber,
    firstName: "",
    lastName: "",
    teamId: teamId === undefined ? "" : String(teamId),
    slot: null,
    groupId: "",
    category: "open",
    club: "",
    country: "",
    licence: "",
    isReserve: false,
    needsAccessiblePeg: false,
    isMinor: false,
    presence: "expected",
  };
}

export function valuesOf(angler: AnglerResponse): AnglerFormValues {
  const { number, firstName, lastName, slot, category, club, country, isReserve, presence } = angler;
  return {
    number,
    firstName,
    lastName,
    teamId: String(angler.teamId ?? ""),
    slot,
    groupId: String(angler.groupId ?? ""),
    category,
    club,
    country,
    licence: angler.licence ?? "",
    isReserve,
    needsAccessiblePeg: angler.needsAccessiblePeg ?? false,
    isMinor: angler.isMinor ?? false,
    presence,
  };
}

/** In a new team a slot that is left empty is the first free one; in the same team it is given up. */
export function inputOf(values: AnglerFormValues, angler: AnglerResponse | undefined): AnglerInput {
  const { number, slot, ...others } = values;
  const teamId = values.teamId === "" ? null : Number(values.teamId);
  const isChosen = teamId !== null && (slot !== null || teamId === angler?.teamId);
  return {
    ...others,
    ...(number !== null && { number }),
    teamId,
    ...(isChosen && { slot }),
    groupId: values.groupId === "" ? null : Number(values.groupId),
  };
}
