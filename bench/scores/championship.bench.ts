/**
 * The 2008 World Fly Fishing Championships entered fish by fish: 4,267 of them, by 25 controllers at once over a bad network,
 * while the server is killed ten times. Every fish is there once, and the tables come out as they were published. The short
 * form, one session and three kills, is e2e/championship.e2e.ts. Run with `npx tsx bench/scores/championship.bench.ts` after
 * `npm run build`; CHAMPIONSHIP_SEED repeats a run.
 */
import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { loadavg } from "node:os";
import { administrator, administratorSettings } from "../../e2e/harness/administrator.ts";
import { enterChampionship } from "../../e2e/harness/championship/enter-championship.ts";
import {
  disallowFish,
  orderFish,
  readChampionship,
} from "../../e2e/harness/championship/read-championship.ts";
import { stageChampionship } from "../../e2e/harness/championship/stage-championship.ts";
import { tellTally } from "../../e2e/harness/championship/tell-tally.ts";
import { newOfficial } from "../../e2e/harness/official.ts";
import { startProduct } from "../../e2e/harness/product.ts";
import { resultsOf, standingOf, tableOf } from "../../packages/domain/fixtures/build-competition.ts";
import { readWffc2008, RULES_OF_2008, VOID_FISH } from "../../packages/domain/fixtures/read-wffc-2008.ts";
import { heading } from "../harness/figures.ts";

const CONTROLLERS = 25;
const KILLS = 10;

const seed = process.env["CHAMPIONSHIP_SEED"] ?? randomBytes(8).toString("hex");
console.log(`CHAMPIONSHIP_SEED=${seed}`);
const championship = readWffc2008({ isFishVoided: true });
const product = await startProduct({ env: { ...administratorSettings, LOG_LEVEL: "warn" } });
try {
  const official = await newOfficial(product.url, administrator);
  const stage = await stageChampionship(official, championship);
  const begun = performance.now();
  const entered = await enterChampionship({
    product,
    official,
    championship,
    stage,
    controllers: CONTROLLERS,
    kills: KILLS,
    seed,
  });
  const seconds = (performance.now() - begun) / 1000;
  console.log(heading(`${seconds.toFixed(0)} s at a load of ${loadavg()[0]!.toFixed(1)}`));
  console.log(tellTally(entered));

  const { fish, operations, tally } = entered;
  assert.equal(entered.startSeconds.length, KILLS);
  const twice = [...tally.applied].filter(([, times]) => times > 1);
  assert.deepEqual(twice, [], "Nothing is applied twice");
  const stored = await readChampionship(official, stage);
  assert.deepEqual(orderFish(stored.fish), orderFish(fish), "Every fish is there once");
  const log = `/events/${stage.eventUrl}/scores/operations`;
  assert.equal(await official.count(log), operations, "Every operation is in the log once");
  assert.equal(await official.count(`${log}?is_open=true`), 0, "Nobody has anything to decide");

  await disallowFish(official, stage, VOID_FISH);
  const { scores } = await readChampionship(official, stage);
  assert.equal(scores.length, championship.fished.length, "Everybody who fished has a card");
  requirePublished(resultsOf(RULES_OF_2008, { ...championship.facts, scores }));
  console.log("Every fish is there once. 99 anglers and 18 teams stand where they were published.");
} finally {
  await product.stop();
}

/** What is known to differ, the points of two anglers, is told in the README beside the facts. */
function requirePublished(results: ReturnType<typeof resultsOf>): void {
  const { anglers, teams, teamIds } = championship;
  const individual = tableOf(results, "individual");
  const team = tableOf(results, "team");
  assert.deepEqual(
    anglers.map(({ id }) => ({
      id,
      rank: standingOf(individual, id).place,
      total: standingOf(individual, id).total,
    })),
    anglers.map(({ id, rank, total }) => ({ id, rank, total })),
  );
  assert.deepEqual(
    teams.map(({ country }) => {
      const { place, total, totalRaw } = standingOf(team, teamIds.get(country)!);
      return { rank: place, country, total, points: totalRaw };
    }),
    teams,
  );
}
