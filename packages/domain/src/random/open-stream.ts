import { hashSha256 } from "./hash-sha256.ts";
import { joinBytes } from "./join-bytes.ts";

/** A reproducible sequence of fair choices. Reading from it changes it: the same reads give the same answers. */
export interface RandomStream {
  /** A whole number from 0 to bound − 1, each equally likely. The bound is at least 1 and at most 2³². */
  nextBelow(bound: number): number;
}

/**
 * Opens the stream that a seed holds under a label: SHA-256 in counter mode (docs/rules/draw.md, steps 2 to 4; R17).
 * Every part of a draw has a label of its own, so that adding a sector never changes what another sector draws.
 */
export function openStream(seed: Uint8Array, label: string): RandomStream {
  const keyed = joinBytes(hashSha256(joinBytes(seed, label)), new Uint8Array(4));
  const counter = new DataView(keyed.buffer, 32, 4);
  let block: DataView = new DataView(new ArrayBuffer(0));
  let blocksRead = 0;
  let position = 0;

  function nextWord(): number {
    if (position === block.byteLength) {
      counter.setUint32(0, blocksRead);
      block = new DataView(hashSha256(keyed).buffer);
      blocksRead += 1;
      position = 0;
    }
    const word = block.getUint32(position);
    position += 4;
    return word;
  }

  return {
    nextBelow(bound) {
      // Words past the last whole multiple of the bound would favour small numbers, so they are thrown away.
      const limit = WORDS - (WORDS % bound);
      let word = nextWord();
      while (word >= limit) word = nextWord();
      return word % bound;
    },
  };
}

const WORDS = 2 ** 32;
