import { setTimeout as pause } from "node:timers/promises";
import type {
  ScoreOperationInput,
  ScoreOutcome,
} from "../../../packages/contract/src/score/score-operation.ts";
import { toSnakeCase } from "../../../packages/contract/src/wire/case.ts";
import type { RandomStream } from "../../../packages/domain/src/random/open-stream.ts";
import type { Entry } from "./plan-phones.ts";

/** A phone at the water, with a pass. */
export interface Phone {
  url: string;
  secret: string;
  entries: readonly Entry[];
  /** Decides what the network does to it. */
  stream: RandomStream;
  tally: Tally;
  /** Called for each operation that the phone has heard to be stored. */
  onStored: () => void;
  /** Everybody stops when one of them has failed. */
  signal: AbortSignal;
}

/** What has happened on the way, of all phones. */
export interface Tally {
  requests: number;
  /** Went out twice at the same time. */
  doubled: number;
  /** Went out again long after it had been answered. */
  late: number;
  /** Were cut off on the way there or back. */
  cut: number;
  /** Met a server that was dead or starting. */
  unreached: number;
  /** How often each operation was answered to be applied now. */
  applied: Map<string, number>;
  repeated: number;
}

/** Of a hundred requests; the others go well. */
const CUT = 12;
const UNHEARD = 10;
const DOUBLED = 12;
/** Of a hundred that went well, so many arrive again later. */
const LATE = 12;
/** A phone has two requests under way, and what it sends is any of its next few entries. */
const LANES = 2;
const WINDOW = 6;
const CUT_WITHIN_MS = 40;
/** How soon a phone tries again that found no server. */
const AGAIN_MS = 500;
/** What had no signal goes out together. */
const BACKLOG = 8;

/** Sends everything until the server has said of each entry that it is stored. */
export async function runPhone(phone: Phone): Promise<void> {
  const { stream, tally, signal } = phone;
  const waiting = [...phone.entries];
  const underWay = new Set<Entry>();
  const answered: Entry[][] = [];
  let hasSignal = true;

  async function runLane(): Promise<void> {
    while (waiting.length > 0) {
      signal.throwIfAborted();
      const bundle = takeNext();
      // The other lane has what this one could send.
      if (bundle.length === 0) await pause(5);
      else await sendBundle(bundle);
      if (answered.length > 0 && stream.nextBelow(100) < LATE) await sendLate();
    }
  }

  function takeNext(): Entry[] {
    const ids = new Set(waiting.map(({ operation }) => operation.id));
    const ready = waiting
      .filter((entry) => !underWay.has(entry) && (entry.needs === null || !ids.has(entry.needs)))
      .slice(0, WINDOW + BACKLOG);
    const from = stream.nextBelow(Math.max(1, Math.min(WINDOW, ready.length)));
    const bundle = ready.slice(from, from + (hasSignal ? 1 : BACKLOG));
    for (const entry of bundle) underWay.add(entry);
    return bundle;
  }

  async function sendBundle(bundle: Entry[]): Promise<void> {
    const fate = stream.nextBelow(100);
    const isHeard = await meetFate(bundle, fate);
    hasSignal = isHeard;
    for (const entry of bundle) {
      underWay.delete(entry);
      if (!isHeard) continue;
      waiting.splice(waiting.indexOf(entry), 1);
      phone.onStored();
    }
    if (isHeard) answered.push(bundle);
  }

  /** Answers whether the phone learns what became of it. */
  async function meetFate(bundle: Entry[], fate: number): Promise<boolean> {
    if (fate < CUT) {
      const isAnswered = await send(bundle, AbortSignal.timeout(stream.nextBelow(CUT_WITHIN_MS)));
      if (!isAnswered) tally.cut += 1;
      return isAnswered;
    }
    if (fate < CUT + UNHEARD) {
      await send(bundle);
      tally.cut += 1;
      return false;
    }
    if (fate < CUT + UNHEARD + DOUBLED) {
      tally.doubled += 1;
      const both = await Promise.all([send(bundle), send(bundle)]);
      return both.includes(true);
    }
    return send(bundle);
  }

  /** A copy that hung in the network, of any earlier request: it changes nothing, and is answered as such. */
  async function sendLate(): Promise<void> {
    const copy = answered[stream.nextBelow(answered.length)]!;
    const before = new Map(copy.map(({ operation }) => [operation.id, tally.applied.get(operation.id)]));
    if (await send(copy)) tally.late += 1;
    for (const [id, times] of before)
      if (tally.applied.get(id) !== times) throw new Error(`${id} was applied again by a late copy.`);
  }

  /** False when there was no answer. Every answer that arrives is counted, also those that the phone does not hear. */
  async function send(bundle: readonly Entry[], cut?: AbortSignal): Promise<boolean> {
    tally.requests += 1;
    const outcomes = await ask(
      phone,
      bundle.map(({ operation }) => operation),
      cut,
    );
    if (outcomes === "unreached") {
      tally.unreached += 1;
      await pause(AGAIN_MS);
    }
    if (!Array.isArray(outcomes)) return false;
    for (const [index, { id, outcome, problem }] of outcomes.entries()) {
      if (id !== bundle[index]!.operation.id) throw new Error("The outcomes came in another order.");
      if (outcome === "applied") tally.applied.set(id, (tally.applied.get(id) ?? 0) + 1);
      else if (outcome === "repeated") tally.repeated += 1;
      else throw new Error(`${id} was answered ${outcome}: ${JSON.stringify(problem)}`);
    }
    return true;
  }

  await Promise.all(Array.from({ length: LANES }, runLane));
}

async function ask(
  { url, secret }: Phone,
  operations: readonly ScoreOperationInput[],
  cut: AbortSignal | undefined,
): Promise<Pick<ScoreOutcome, "id" | "outcome" | "problem">[] | "cut" | "unreached"> {
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(`${url}/api/pass/operations`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ secret, operations: toSnakeCase(operations) }),
      ...(cut && { signal: cut }),
    });
    text = await answer.text();
  } catch {
    return cut?.aborted ? "cut" : "unreached";
  }
  if (answer.status === 503) return "unreached";
  if (!answer.ok) throw new Error(`${answer.status} ${text}`);
  return (JSON.parse(text) as { data: ScoreOutcome[] }).data;
}
