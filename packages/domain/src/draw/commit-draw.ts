import { fail, type Outcome, succeed } from "../outcome.ts";
import { encodeHex } from "../random/encode-hex.ts";
import { hashJson } from "../random/hash-json.ts";
import { hashSha256 } from "../random/hash-sha256.ts";
import { joinBytes } from "../random/join-bytes.ts";
import { readSeed } from "../random/read-seed.ts";
import type { DrawInput } from "./draw-input.ts";
import { orderInput } from "./order-input.ts";

/** Changes whenever the same input and seed would give another draw, so that old draws stay verifiable (R17). */
export const DRAW_ALGORITHM = "tightlines-draw-1";

/** What is made public before anyone, the organizer included, has seen a placement (product.md 5). */
export interface DrawCommitment {
  readonly algorithm: string;
  readonly seedHash: string;
  readonly inputHash: string;
}

/** Binds a draw to its seed and input without telling the seed (docs/rules/draw.md, "Before the draw"; R17). */
export function commitDraw(
  input: DrawInput,
  seedText: string,
): Outcome<DrawCommitment, "seed-is-not-256-bits"> {
  const seed = readSeed(seedText);
  if (!seed) return fail("seed-is-not-256-bits");
  return succeed({
    algorithm: DRAW_ALGORITHM,
    seedHash: encodeHex(hashSha256(seed)),
    inputHash: hashInput(input),
  });
}

/** The hash of the input in canonical order, with the algorithm that is going to draw it. */
function hashInput(input: DrawInput): string {
  return hashJson({ algorithm: DRAW_ALGORITHM, input: orderInput(input) });
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
