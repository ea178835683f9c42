import type { Outcome } from "../outcome.ts";
import { type Commitment, commitInput, mixSeed } from "../random/commit-input.ts";
import type { Verification } from "../random/verification.ts";
import { drawGroups, type GroupDrawInput, type GroupPlacement, orderGroupInput } from "./draw-groups.ts";

/** Changes whenever the same input and seed would give other groups, so that old draws stay verifiable (R17). */
const GROUP_ALGORITHM = "tightlines-groups-1";

/** Binds a group draw to its seed and input before it is made (docs/rules/draw.md, "Before the draw"; R17). */
export function commitGroups(
  input: GroupDrawInput,
  seed: string,
): Outcome<Commitment, "seed-is-not-256-bits"> {
  return commitInput(GROUP_ALGORITHM, orderGroupInput(input), seed);
}

/** A group draw as it is published: what was promised, what was revealed, and what came out. */
export interface GroupDrawRun extends Commitment {
  readonly kind: "group";
  readonly input: GroupDrawInput;
  readonly seed: string;
  readonly ingredient: string | null;
  readonly placements: readonly GroupPlacement[];
}

export interface GroupVerification extends Verification {
  /** Anglers whose published group is not the one computed, or who are published twice, or not at all. */
  readonly differing: readonly number[];
}

/** Recomputes both hashes and the groups, as every visitor may (docs/rules/draw.md; R17). */
export function verifyGroups(run: GroupDrawRun): GroupVerification {
  const isAlgorithmKnown = run.algorithm === GROUP_ALGORITHM;
  const commitment = commitGroups(run.input, run.seed);
  const seed = mixSeed(run.seed, run.ingredient);
  const drawn = seed.ok ? drawGroups(run.input, seed.value) : seed;
  const differing = listDiffering(run.placements, drawn.ok ? drawn.value : []);
  return {
    isAlgorithmKnown,
    isSeedAsCommitted: commitment.ok && commitment.value.seedHash === run.seedHash,
    isInputAsCommitted: commitment.ok && commitment.value.inputHash === run.inputHash,
    isDrawAsComputed: isAlgorithmKnown && drawn.ok && differing.length === 0,
    differing,
  };
}

function listDiffering(
  published: readonly GroupPlacement[],
  computed: readonly GroupPlacement[],
): readonly number[] {
  const anglerIds = new Set([...published, ...computed].map(({ anglerId }) => anglerId));
  const groupsOf = (placements: readonly GroupPlacement[], anglerId: number): string =>
    placements
      .filter((placement) => placement.anglerId === anglerId)
      .map((placement) => placement.groupId)
      .join();
  return [...anglerIds]
    .filter((anglerId) => groupsOf(published, anglerId) !== groupsOf(computed, anglerId))
    .sort((a, b) => a - b);
}
