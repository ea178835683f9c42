import { afterAll, beforeAll, expect, test } from "vitest";
import { Account } from "./harness/account.ts";
import { startProduct, type Product } from "./harness/product.ts";

const KILLS = 20;
const WRITERS = 6;
/** Kills come at uneven moments, so that they meet writes at every stage. */
const WRITES_BEFORE_KILL = [1, 7, 18, 3, 11];

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(async () => {
  await product?.stop();
});

test(
  `${KILLS} kills in the middle of writing lose nothing that was acknowledged`,
  // Each kill is followed by a whole start.
  { timeout: 1_000_000 },
  async () => {
    const writers = await Promise.all(
      Array.from({ length: WRITERS }, (_, index) => Account.signUp(product.url, `Writer${index}`)),
    );
    const startSeconds: number[] = [];
    let acknowledged = 0;

    for (let kill = 0; kill < KILLS; kill++) {
      acknowledged += await writeUntilKilled(writers, WRITES_BEFORE_KILL[kill % WRITES_BEFORE_KILL.length]!);
      startSeconds.push((await product.restart()) / 1000);

      for (const writer of writers) {
        const stored = Number((await writer.read()).first_name);
        // A write that was never answered may have been kept; one that was answered must have been.
        expect(stored).toBeGreaterThanOrEqual(writer.acknowledged);
        expect(stored).toBeLessThanOrEqual(writer.sent);
      }
    }

    startSeconds.sort((one, other) => one - other);
    const [median, slowest] = [startSeconds[KILLS / 2]!, startSeconds.at(-1)!];
    console.log(
      `${acknowledged} acknowledged writes, ${KILLS} kills, 0 lost; next start: median ${median.toFixed(2)} s, slowest ${slowest.toFixed(2)} s`,
    );
  },
);

/** Everybody writes one number after the other; after so many answers the process dies, and with it what was under way. */
async function writeUntilKilled(writers: Account[], enough: number): Promise<number> {
  let answers = 0;
  let killing: Promise<void> | undefined;
  await Promise.all(
    writers.map(async (writer) => {
      while (await writer.writeNext()) {
        answers += 1;
        if (answers >= enough) killing ??= product.kill9();
      }
    }),
  );
  await killing;
  return answers;
}
