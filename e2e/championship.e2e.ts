import { randomBytes } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import { resultsOf } from "../packages/domain/fixtures/build-competition.ts";
import { readWffc2008, RULES_OF_2008, VOID_FISH } from "../packages/domain/fixtures/read-wffc-2008.ts";
import { administrator, administratorSettings } from "./harness/administrator.ts";
import { enterChampionship } from "./harness/championship/enter-championship.ts";
import { keepSessions } from "./harness/championship/keep-sessions.ts";
import { disallowFish, orderFish, readChampionship } from "./harness/championship/read-championship.ts";
import { stageChampionship } from "./harness/championship/stage-championship.ts";
import { tellTally } from "./harness/championship/tell-tally.ts";
import { newOfficial } from "./harness/official.ts";
import { startProduct } from "./harness/product.ts";

const CONTROLLERS = 25;
const KILLS = 3;
/** The one with the fish that the jury disallowed. bench/scores/championship.bench.ts enters all six. */
const SESSION = 6;

test("a session of the 2008 championship survives a bad network and kills, every fish once", async () => {
  const seed = process.env["CHAMPIONSHIP_SEED"] ?? randomBytes(8).toString("hex");
  console.log(`CHAMPIONSHIP_SEED=${seed}`);
  const product = await startProduct({ env: administratorSettings });
  onTestFinished(() => product.stop());
  const official = await newOfficial(product.url, administrator);
  const championship = keepSessions(readWffc2008({ isFishVoided: true }), [SESSION]);
  const stage = await stageChampionship(official, championship);

  const entered = await enterChampionship({
    product,
    official,
    championship,
    stage,
    controllers: CONTROLLERS,
    kills: KILLS,
    seed,
  });
  const { fish, operations, tally } = entered;
  console.log(tellTally(entered));
  expect(entered.startSeconds).toHaveLength(KILLS);
  // The network was as bad as it was meant to be.
  for (const trouble of [tally.cut, tally.doubled, tally.late, tally.unreached, tally.repeated])
    expect(trouble).toBeGreaterThan(0);
  expect([...tally.applied.values()].filter((times) => times > 1)).toEqual([]);

  const stored = await readChampionship(official, stage);
  expect(orderFish(stored.fish)).toEqual(orderFish(fish));
  const log = `/events/${stage.eventUrl}/scores/operations`;
  expect(await official.count(log)).toBe(operations);
  expect(await official.count(`${log}?is_open=true`)).toBe(0);

  await disallowFish(official, stage, VOID_FISH);
  const { scores } = await readChampionship(official, stage);
  expect(scores).toHaveLength(championship.fished.length);
  const { facts } = championship;
  expect(resultsOf(RULES_OF_2008, { ...facts, scores }).classifications).toEqual(
    resultsOf(RULES_OF_2008, facts).classifications,
  );
});
