import { createHash } from "node:crypto";
import type { Championship } from "../../../packages/domain/fixtures/read-wffc-2008.ts";
import { openStream } from "../../../packages/domain/src/random/open-stream.ts";
import type { Official } from "../official.ts";
import type { Product } from "../product.ts";
import { type Fish, planPhones } from "./plan-phones.ts";
import { runPhone, type Tally } from "./run-phone.ts";
import type { Stage } from "./stage-championship.ts";

interface Wish {
  product: Product;
  official: Official;
  championship: Championship;
  stage: Stage;
  controllers: number;
  kills: number;
  /** Whatever is random follows from it, except for the moment at which something arrives. */
  seed: string;
}

export interface EnteredChampionship {
  /** What was caught, as it is to stand in the end. */
  fish: Fish[];
  /** How many operations it took. */
  operations: number;
  tally: Tally;
  /** How long each start after a kill took. */
  startSeconds: number[];
}

/** Enters every fish with controllers' passes over a bad network, while the server is killed and started again. */
export async function enterChampionship(wish: Wish): Promise<EnteredChampionship> {
  const { product, official, championship, stage, controllers, kills } = wish;
  const seed = createHash("sha256").update(wish.seed).digest();
  const { phones, fish } = planPhones(championship, stage, { count: controllers, seed });
  const operations = phones.reduce((sum, { entries }) => sum + entries.length, 0);
  const tally: Tally = {
    requests: 0,
    doubled: 0,
    late: 0,
    cut: 0,
    unreached: 0,
    applied: new Map(),
    repeated: 0,
  };
  const moments = pickMoments();
  const startSeconds: number[] = [];
  const failure = new AbortController();
  let stored = 0;
  let killing = Promise.resolve();

  const onStored = () => {
    stored += 1;
    if (stored === moments[0]) {
      moments.shift();
      killing = killing.then(killAndStart).catch((error: unknown) => failure.abort(error));
    }
  };
  const secrets = await Promise.all(phones.map(({ sector }, index) => makePass(sector, index + 1)));
  await Promise.all(
    phones.map(({ entries }, index) =>
      runPhone({
        url: product.url,
        secret: secrets[index]!,
        entries,
        stream: openStream(seed, `phone ${index}`),
        tally,
        onStored,
        signal: failure.signal,
      }).catch((error: unknown) => {
        failure.abort(error);
        throw error;
      }),
    ),
  );
  await killing;
  failure.signal.throwIfAborted();
  return { fish, operations, tally, startSeconds };

  /** One in each stretch of equal length, so that no two fall together and all phones are busy. */
  function pickMoments(): number[] {
    const stream = openStream(seed, "kills");
    const stretch = Math.floor((operations * 0.95) / kills);
    return Array.from({ length: kills }, (_, index) => index * stretch + 1 + stream.nextBelow(stretch));
  }

  async function killAndStart(): Promise<void> {
    await product.kill9();
    startSeconds.push((await product.restart()) / 1000);
  }

  async function makePass(sector: number, number: number): Promise<string> {
    const { secret } = await official.call<{ secret: string }>("POST", `/events/${stage.eventUrl}/passes`, {
      name: `Controller ${number}`,
      session_ids: [...stage.sessionIds.values()],
      sector_ids: [stage.sectorIds.get(sector)],
      expires_at: "2099-01-01T00:00:00Z",
    });
    return secret;
  }
}
