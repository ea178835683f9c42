import { sectorLengths } from "./sector-lengths.ts";

/** What its pegs stand on. Round a lake the last peg is the first one's neighbour. */
export const sectorKinds = ["bank", "boat", "lake"] as const;

export type SectorKind = (typeof sectorKinds)[number];

/** What a sign at the water has room for: "A", "B2", "LAKE 1". */
export function isSectorCode(text: string): boolean {
  return /^[\p{L}\p{N}]+(?:[ ./-][\p{L}\p{N}]+)*$/u.test(text) && text.length <= sectorLengths.code;
}
