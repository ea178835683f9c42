import type { Outcome } from "../outcome.ts";
import { type Commitment, commitInput, mixSeed } from "../random/commit-input.ts";
import type { Verification } from "../random/verification.ts";
import { type DrawnEntry, drawLottery, type LotteryInput, orderLotteryInput } from "./draw-lottery.ts";

/** Changes whenever the same input and seed would give another order, so that old lotteries stay verifiable (R17). */
const LOTTERY_ALGORITHM = "tightlines-lottery-1";

/** The whole promise. The hash of the seed alone is public before anybody can register. */
export function commitLottery(
  input: LotteryInput,
  seed: string,
): Outcome<Commitment, "seed-is-not-256-bits"> {
  return commitInput(LOTTERY_ALGORITHM, orderLotteryInput(input), seed);
}

/** A lottery as it is published: what was promised, what was revealed, and what came out. */
export interface LotteryRun extends Commitment {
  readonly input: LotteryInput;
  readonly seed: string;
  readonly ingredient: string | null;
  /** In the order that was drawn. */
  readonly outcome: readonly DrawnEntry[];
}

/** Recomputes both hashes and the order, as every visitor may (docs/rules/draw.md; R17). */
export function verifyLottery(run: LotteryRun): Verification {
  const isAlgorithmKnown = run.algorithm === LOTTERY_ALGORITHM;
  const commitment = commitLottery(run.input, run.seed);
  const seed = mixSeed(run.seed, run.ingredient);
  const drawn = seed.ok ? drawLottery(run.input, seed.value) : seed;
  return {
    isAlgorithmKnown,
    isSeedAsCommitted: commitment.ok && commitment.value.seedHash === run.seedHash,
    isInputAsCommitted: commitment.ok && commitment.value.inputHash === run.inputHash,
    isDrawAsComputed: isAlgorithmKnown && drawn.ok && isSame(drawn.value, run.outcome),
  };
}

function isSame(computed: readonly DrawnEntry[], published: readonly DrawnEntry[]): boolean {
  return (
    computed.length === published.length &&
    computed.every(
      ({ registrationId, hasPlace }, i) =>
        registrationId === published[i]?.registrationId && hasPlace === published[i]?.hasPlace,
    )
  );
}
