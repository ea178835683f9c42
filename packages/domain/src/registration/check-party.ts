import { foldLetters } from "../fold-letters.ts";

/** One of those a registration is for. */
export interface Entrant {
  readonly firstName: string;
  readonly lastName: string;
  readonly isReserve: boolean;
}

export interface PartySize {
  readonly kind: "individual" | "team";
  readonly teamSize: number;
  readonly reserves: number;
}

export type PartyProblem =
  | { readonly code: "one-angler" }
  | { readonly code: "team-too-small" | "team-too-large"; readonly size: number; readonly given: number }
  | { readonly code: "too-many-reserves"; readonly most: number; readonly given: number }
  | { readonly code: "named-twice"; readonly name: string };

/** Whether a registration names as many anglers as the event wants, and nobody twice. */
export function checkParty(size: PartySize, entrants: readonly Entrant[]): PartyProblem | undefined {
  const reserves = entrants.filter(({ isReserve }) => isReserve).length;
  const anglers = entrants.length - reserves;
  if (size.kind === "individual") {
    if (anglers !== 1 || reserves > 0) return { code: "one-angler" };
  } else {
    if (anglers < size.teamSize) return { code: "team-too-small", size: size.teamSize, given: anglers };
    if (anglers > size.teamSize) return { code: "team-too-large", size: size.teamSize, given: anglers };
    if (reserves > size.reserves) return { code: "too-many-reserves", most: size.reserves, given: reserves };
  }
  const keys = entrants.map(nameKey);
  const again = entrants.find((_, index) => keys.indexOf(keys[index]!) < index);
  return again && { code: "named-twice", name: `${again.firstName} ${again.lastName}` };
}

/** The same for "Žižka Jan" and "JAN ZIZKA". */
export function nameKey({ firstName, lastName }: Pick<Entrant, "firstName" | "lastName">): string {
  return foldLetters(`${firstName} ${lastName}`).split(/\s+/).filter(Boolean).toSorted().join(" ");
}
