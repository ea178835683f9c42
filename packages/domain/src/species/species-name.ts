import { speciesLengths } from "./species-lengths.ts";

/**
 * A scientific name as it is printed: a capital genus, then the species and perhaps a subspecies ("Salmo trutta
 * fario"), "sp." or "spp." for an unsettled species, or both parents of a hybrid joined by ×.
 */
export function isLatinName(text: string): boolean {
  const parents = text.split(" × ");
  return parents.length <= 2 && parents.every((parent) => LATIN.test(parent));
}

/** What a score sheet has room for: two to six capital letters or digits. */
export function isSpeciesCode(text: string): boolean {
  return /^[A-Z0-9]{2,}$/.test(text) && text.length <= speciesLengths.code;
}

const LATIN = /^[A-Z][a-z]+(?: spp?\.| [a-z]+(?:-[a-z]+)*(?: [a-z]+(?:-[a-z]+)*)?)$/;
