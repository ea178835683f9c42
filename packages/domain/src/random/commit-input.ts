import { fail, type Outcome, succeed } from "../outcome.ts";
import { encodeHex } from "./encode-hex.ts";
import { hashJson } from "./hash-json.ts";
import { hashSha256 } from "./hash-sha256.ts";
import { joinBytes } from "./join-bytes.ts";
import { readSeed } from "./read-seed.ts";

/** What is made public before anyone, the organizer included, has seen a placement. */
export interface Commitment {
  readonly algorithm: string;
  readonly seedHash: string;
  readonly inputHash: string;
}

/**
 * Binds a draw of any kind to its seed and input without telling the seed (docs/rules/draw.md, "Before the draw"; R17). The
 * input must be in its canonical order already, so that the same draw always has the same hash.
 */
export function commitInput(
  algorithm: string,
  input: unknown,
  seedText: string,
): Outcome<Commitment, "seed-is-not-256-bits"> {
  const seedHash = commitSeed(seedText);
  if (!seedHash.ok) return seedHash;
  return succeed({ algorithm, seedHash: seedHash.value, inputHash: hashJson({ algorithm, input }) });
}

/** The part of the promise that can be made while nobody knows yet who takes part. */
export function commitSeed(seedText: string): Outcome<string, "seed-is-not-256-bits"> {
  const seed = readSeed(seedText);
  return seed ? succeed(encodeHex(hashSha256(seed))) : fail("seed-is-not-256-bits");
}

/**
 * The seed the draw is made with once a public ingredient, such as lottery numbers or a word from the crowd, has been
 * named after the commitment: SHA-256 of the seed's bytes followed by the ingredient's. Nobody can have known it.
 */
export function mixSeed(
  seedText: string,
  ingredient: string | null,
): Outcome<string, "seed-is-not-256-bits"> {
  const seed = readSeed(seedText);
  if (!seed) return fail("seed-is-not-256-bits");
  return succeed(encodeHex(ingredient === null ? seed : hashSha256(joinBytes(seed, ingredient))));
}
