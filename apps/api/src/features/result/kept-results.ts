import { setTimeout as sleep } from "node:timers/promises";
import { resultNouns } from "@tightlines/contract/result/result-shows";
import { eventTopic, type Topic } from "@tightlines/contract/topic";
import type { Results } from "@tightlines/domain/result/compute-results";
import type { CompetitionFacts } from "@tightlines/domain/result/facts/facts";
import { rewindScore } from "@tightlines/domain/score/rewind-score";
import { inSnapshot } from "../../platform/database/in-snapshot.ts";
import type { Db } from "../../platform/database/schema.ts";
import { letOthersGoOn } from "../../platform/let-others-go-on.ts";
import { readRevisions } from "../../platform/revision/read-revisions.ts";
import { type Freeze, loadFreeze } from "../score/freeze.ts";
import { computeFacts } from "./compute-facts.ts";
import { competitionOf, loadFacts, readScore, type ResultFacts } from "./result-facts.ts";

/** The results of an event with everything they were computed from. */
export interface ComputedResults {
  facts: ResultFacts;
  competition: CompetitionFacts;
  results: Results;
}

/** What those see who run the event, and what everybody else sees: less, while the last minutes of a session are hidden. */
export interface KeptResults {
  whole: ComputedResults;
  shown: ComputedResults;
}

export type FindResults = (db: Db, eventId: number) => Promise<KeptResults>;

/** As many events as are fished on one day; the one that was asked for longest ago goes. */
const KEPT_EVENTS = 40;

/** An event whose results take longer than this is computed at most once in `PAUSE_MS`. */
const FELT_MS = 10;
const PAUSE_MS = 250;

/**
 * Keeps the results of events in memory, each until something moves that they follow from. They are computed when somebody
 * asks, one at a time for each event: whoever asks meanwhile shares the next computation, which sees what they have changed.
 */
export function keepResults(): FindResults {
  const kept = new Map<number, { revisions: string; computed: KeptResults }>();
  const lines = new Map<number, Line>();

  return async (db, eventId) => {
    const revisions = await readRevisions(db, resultTopics(eventId));
    const found = kept.get(eventId);
    if (found?.revisions === revisions) return found.computed;
    return join(db, eventId);
  };

  function join(db: Db, eventId: number): Promise<KeptResults> {
    const line = lines.get(eventId);
    if (!line) return begin(db, eventId);
    line.next ??= line.current
      .catch(() => {})
      .then(() => sleep(line.pauseUntil - performance.now()))
      .then(() => begin(db, eventId));
    return line.next;
  }

  function begin(db: Db, eventId: number): Promise<KeptResults> {
    const started = performance.now();
    const line: Line = { current: load(db, eventId), next: null, pauseUntil: 0 };
    lines.set(eventId, line);
    void line.current
      .then(({ revisions, computed, tookMs }) => {
        kept.delete(eventId);
        kept.set(eventId, { revisions, computed });
        const [oldest] = kept.keys();
        if (kept.size > KEPT_EVENTS) kept.delete(oldest!);
        if (tookMs > FELT_MS) line.pauseUntil = started + PAUSE_MS;
      })
      .catch(() => {})
      .then(() => {
        if (!line.next) lines.delete(eventId);
      });
    return line.current.then(({ computed }) => computed);
  }
}

interface Line {
  current: Promise<Loaded>;
  next: Promise<KeptResults> | null;
  pauseUntil: number;
}

interface Loaded {
  revisions: string;
  computed: KeptResults;
  tookMs: number;
}

async function load(db: Db, eventId: number): Promise<Loaded> {
  const { revisions, facts, freeze } = await inSnapshot(db, async (trx) => {
    const hidden = await loadFreeze(trx, eventId);
    return {
      revisions: await readRevisions(trx, resultTopics(eventId)),
      facts: await loadFactsAround(trx, eventId, hidden),
      freeze: hidden,
    };
  });
  // Whoever else calls is answered between reading and computing.
  await letOthersGoOn();
  const started = performance.now();
  const whole = computeAll(facts);
  const shown = freeze && freeze.later.size > 0 ? computeAll(rewindFacts(facts, freeze)) : whole;
  return { revisions, computed: { whole, shown }, tookMs: performance.now() - started };
}

/** With all that was said about the scores that are hidden, so that they can be rewound. */
export function loadFactsAround(db: Db, eventId: number, freeze: Freeze | null): Promise<ResultFacts> {
  const pairs = freeze ? [...freeze.later.values()].map(([change]) => change!) : [];
  return loadFacts(db, eventId, pairs);
}

/** The facts as everybody saw them last. A score that was not there yet is awaited again. */
export function rewindFacts(facts: ResultFacts, { later }: Freeze): ResultFacts {
  const scores = new Map(facts.scores);
  for (const [key, changes] of later) {
    const pair = facts.entered.get(key);
    if (!pair) continue;
    const entered = rewindScore(pair.entered, changes);
    const wasSaid = entered.weighIn.value ?? entered.catches[0] ?? entered.penalties[0];
    const isNew = changes.some(({ kind, before }) => kind === "set-presence" && before === null);
    if (!wasSaid && (isNew || entered.presence.saidBy === null)) scores.delete(key);
    else scores.set(key, readScore({ ...pair, entered }, facts.speciesCodes));
  }
  return { ...facts, scores };
}

export function computeAll(facts: ResultFacts): ComputedResults {
  const competition = competitionOf(facts, facts.scores);
  return { facts, competition, results: computeFacts(facts.ruleset, competition) };
}

export function resultTopics(eventId: number): Topic[] {
  return ["species", eventTopic(eventId), ...resultNouns.map((noun) => eventTopic(eventId, noun))];
}
