import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drawGroups } from "../group/draw-groups.ts";
import { commitGroups } from "../group/verify-groups.ts";
import { decodeHex } from "../random/encode-hex.ts";
import { openStream } from "../random/open-stream.ts";
import { shuffleList } from "../random/shuffle-list.ts";
import { mixSeed } from "../random/commit-input.ts";
import { drawLottery } from "../registration/draw-lottery.ts";
import { commitLottery } from "../registration/verify-lottery.ts";
import { commitDraw } from "./commit-draw.ts";
import type { DrawInput } from "./draw-input.ts";
import { drawPegs } from "./draw-pegs.ts";
import { createInput, createSector, createSeed, upTo } from "./draw.factory.ts";

const seeds = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }).map(createSeed);

/** The published page, which promises that the draw can be written again from it alone. */
const page = readFileSync(new URL("../../../../docs/rules/draw.md", import.meta.url), "utf8");
const canonical = /```text canonical\n(.*)\n```/.exec(page)?.[1] ?? "";
const values = new Map(
  Array.from(page.matchAll(/^\| (.+?) +\| `(.+)` +\|$/gm), ([, what, value]) => [what, value]),
);
const seed = values.get("seed") ?? "";
const threeAnglers = createInput({ anglers: 3, sectors: [createSector(1, 3)] });

describe("docs/rules/draw.md", () => {
  it.each(Object.entries(computeValues()))("gives the right value for %s", (what, value) => {
    expect(values.get(what)).toBe(value);
  });

  it("gives the canonical JSON whose hash is published", () => {
    expect(sha256(canonical)).toBe(values.get("fingerprint of the input above"));
  });

  it("describes the draw without constraints so that twenty lines repeat it", () => {
    fc.assert(
      fc.property(
        seeds,
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 0, max: 9 }),
        (any, anglers, spare) => {
          const input = createInput({
            anglers,
            sectors: [createSector(1, anglers + spare)],
            sessionIds: [7],
          });
          const drawn = shuffleAsDescribed(any, "session 7", anglers + spare);
          expect(listPegs(input, any)).toBe(
            upTo(anglers)
              .map((id) => `${id}:${101 + drawn[id - 1]!}`)
              .join(" "),
          );
        },
      ),
      { numRuns: 300 },
    );
  });
});

function computeValues(): Record<string, string> {
  const commitment = commitDraw(threeAnglers, seed);
  const mixed = mixSeed(seed, "pike 7");
  const groupInput = {
    anglers: upTo(6).map((id) => ({ anglerId: id, teamId: Math.ceil(id / 3), pinnedGroupId: null })),
    groupIds: [1, 2, 3],
  };
  const groups = drawGroups(groupInput, seed);
  const groupCommitment = commitGroups(groupInput, seed);
  const lottery = drawLottery(lotteryInput, seed);
  const lotteryCommitment = commitLottery(lotteryInput, seed);
  if (
    !commitment.ok ||
    !mixed.ok ||
    !groups.ok ||
    !groupCommitment.ok ||
    !lottery.ok ||
    !lotteryCommitment.ok
  )
    throw new Error("the page's seed is no seed");
  const key = sha256(Buffer.from(seed, "hex"), "session 1");
  return {
    "fingerprint of the seed": commitment.value.seedHash,
    "fingerprint of the input above": commitment.value.inputHash,
    "key of the stream `session 1`": key,
    "its block 0": sha256(Buffer.from(`${key}00000000`, "hex")),
    "its block 1": sha256(Buffer.from(`${key}00000001`, "hex")),
    "its first ten numbers below 10": readNumbers(10, 10),
    "its first six numbers below 3,000,000,000": readNumbers(6, 3_000_000_000),
    "its shuffle of 1 2 3 4 5 6 7 8": shuffleList(upTo(8), stream()).join(" "),
    "the draw, angler:peg": listPegs(threeAnglers, seed),
    'the seed with the ingredient "pike 7"': mixed.value,
    "the draw with it": listPegs(threeAnglers, mixed.value),
    "six anglers in two teams of three, into groups 1 2 3": groups.value
      .map(({ anglerId, groupId }) => `${anglerId}:${groupId}`)
      .join(" "),
    "fingerprint of the input of that group draw": groupCommitment.value.inputHash,
    "registrations 1 to 8, 2 4 6 of youth, drawn for five places, of which youth has one; a waiting one has a -":
      lottery.value
        .map(({ registrationId, hasPlace }) => `${registrationId}${hasPlace ? "" : "-"}`)
        .join(" "),
    "fingerprint of the input of that lottery": lotteryCommitment.value.inputHash,
    "eight anglers in teams 1 1 1 1 2 2 3 3 on pegs 101 to 108, team mates apart, angler 5 needing peg 104, angler 8 pinned to 102":
      listPegs(createConstrained(), seed),
  };
}

const lotteryInput = {
  registrations: upTo(8).map((id) => ({
    registrationId: id,
    category: [2, 4, 6].includes(id) ? "youth" : "open",
  })),
  capacity: 5,
  taken: 0,
  limits: [{ category: "youth", capacity: 1, taken: 0 }],
};

function createConstrained(): DrawInput {
  const sector = createSector(1, 8);
  const teams = [1, 1, 1, 1, 2, 2, 3, 3];
  return createInput({
    anglers: 8,
    describeAngler: (id) => ({ teamId: teams[id - 1]!, needsAccessiblePeg: id === 5 }),
    sectors: [{ ...sector, pegs: sector.pegs.with(3, { ...sector.pegs[3]!, isAccessible: true }) }],
    constraints: [
      { kind: "team-mates-apart", strength: "hard" },
      { kind: "accessible-peg", strength: "hard" },
    ],
    pins: [{ sessionId: 1, anglerId: 8, pegId: 102 }],
  });
}

/** Steps 4 to 7 of the page, written again with the platform's own hash. */
function shuffleAsDescribed(seedText: string, label: string, length: number): number[] {
  const key = sha256(Buffer.from(seedText, "hex"), label);
  const words: number[] = [];
  let blocks = 0;
  const below = (bound: number): number => {
    if (words.length === 0) {
      const block = sha256(Buffer.from(key + blocks.toString(16).padStart(8, "0"), "hex"));
      blocks += 1;
      words.push(...block.match(/.{8}/g)!.map((word) => Number.parseInt(word, 16)));
    }
    const word = words.shift()!;
    return word >= 2 ** 32 - (2 ** 32 % bound) ? below(bound) : word % bound;
  };
  const list = Array.from({ length }, (_, i) => i);
  for (let last = length - 1; last >= 1; last -= 1) {
    const other = below(last + 1);
    [list[last], list[other]] = [list[other]!, list[last]!];
  }
  return list;
}

function sha256(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex");
}

function stream() {
  return openStream(decodeHex(seed)!, "session 1");
}

function readNumbers(count: number, bound: number): string {
  const numbers = stream();
  return Array.from({ length: count }, () => numbers.nextBelow(bound)).join(" ");
}

function listPegs(input: DrawInput, seedText: string): string {
  const outcome = drawPegs(input, seedText);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem));
  return outcome.value.placements.map(({ anglerId, pegId }) => `${anglerId}:${pegId}`).join(" ");
}
