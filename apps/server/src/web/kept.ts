import type { Changes } from "./changes.ts";

/** Something made for everybody who asks for it. Without `keep` it is for those who wait for it now, and made anew next time. */
export interface Made<Value> {
  value: Value;
  keep?: { topics: readonly string[]; bytes: number };
}

/** `isKnown` says that there is a version before, so that nobody has made the key up. */
type Make<Value> = (isKnown: boolean) => Promise<Made<Value>>;

export interface Kept<Value> {
  /** What is kept and up to date, without waiting. */
  ready(key: string): Value | undefined;
  get(key: string, make: Make<Value>): Promise<Value>;
}

/** What moves all the time is made anew no more often than this. */
const REST_MS = 250;
/** What takes long to make rests so many times as long, so that those who change something need not wait for it. */
const REST_TIMES = 5;
/** But no more than this many usual rests: somebody watches. */
const LONGEST_RESTS = 4;
const MAX_BYTES = 64 * 1024 * 1024;

interface Entry<Value> {
  value: Value;
  topics: readonly string[];
  bytes: number;
  /** The count of changes, and the day, when it began to be made. */
  since: number;
  day: string;
  madeAt: number;
  tookMs: number;
  lastUse: number;
  renewing?: Promise<Value>;
  timer?: NodeJS.Timeout;
}

/**
 * Keeps what was made until something it shows has changed. The first who asks after a change waits for the new
 * version; whoever else asks meanwhile, or while changes follow each other closely, gets the version before at once. So
 * a hundred changes in a second cost four renderings at most, and nobody waits for one that somebody else has asked for. The
 * exception is what was not there before: all who ask for it wait for the same making of it.
 */
export function createKept<Value>(
  changes: Changes,
  { maxBytes = MAX_BYTES, restMs = REST_MS } = {},
): Kept<Value> {
  const entries = new Map<string, Entry<Value>>();
  const firsts = new Map<string, Promise<Made<Value>>>();
  let bytes = 0;
  let uses = 0;
  return { ready, get };

  function ready(key: string): Value | undefined {
    const entry = entries.get(key);
    if (!entry || !isFresh(entry)) return undefined;
    entry.lastUse = ++uses;
    return entry.value;
  }

  async function get(key: string, make: Make<Value>): Promise<Value> {
    const value = ready(key);
    if (value !== undefined) return value;
    const entry = entries.get(key);
    if (!entry) return waitForFirst(key, make);
    if (entry.renewing) return entry.value;
    const rest = entry.madeAt + restAfter(entry.tookMs) - performance.now();
    if (rest <= 0) return renew(key, entry, make);
    entry.timer ??= setTimeout(() => void renew(key, entry, make).catch(() => {}), rest).unref();
    return entry.value;
  }

  /** Whoever asks after a change is not shown what began to be made before it. */
  async function waitForFirst(key: string, make: Make<Value>): Promise<Value> {
    const asked = changes.count();
    let first = firsts.get(key);
    if (!first) {
      first = store(key, () => make(false)).finally(() => firsts.delete(key));
      firsts.set(key, first);
    }
    const { value, keep } = await first;
    const entry = entries.get(key);
    if (!keep || !entry || entry.value !== value) return value;
    const last = changes.lastOf(keep.topics);
    return entry.since < last && last <= asked ? (entry.renewing ?? renew(key, entry, make)) : value;
  }

  function renew(key: string, entry: Entry<Value>, make: Make<Value>): Promise<Value> {
    clearTimeout(entry.timer);
    delete entry.timer;
    entry.renewing = store(key, () => make(true))
      .then(({ value }) => value)
      .finally(() => delete entry.renewing);
    return entry.renewing;
  }

  async function store(key: string, make: () => Promise<Made<Value>>): Promise<Made<Value>> {
    const began = { since: changes.count(), day: today() };
    const startedAt = performance.now();
    const made = await make();
    const madeAt = performance.now();
    drop(key);
    if (made.keep) {
      const took = { madeAt, tookMs: madeAt - startedAt };
      const entry = { value: made.value, ...made.keep, ...began, ...took, lastUse: ++uses };
      entries.set(key, entry);
      bytes += entry.bytes;
      if (bytes > maxBytes) makeRoom();
    }
    return made;
  }

  function restAfter(tookMs: number): number {
    return Math.max(restMs, Math.min(REST_TIMES * tookMs, LONGEST_RESTS * restMs));
  }

  /** Those with a question mark first, which anybody can make up; then those nobody has asked for for longest. */
  function makeRoom(): void {
    const order = [...entries].toSorted(
      ([one, { lastUse }], [other, { lastUse: otherUse }]) =>
        Number(other.includes("?")) - Number(one.includes("?")) || lastUse - otherUse,
    );
    for (const [key] of order) {
      // A little more than needed, so that not every new one begins with sorting all of them.
      if (bytes <= maxBytes * 0.95) return;
      drop(key);
    }
  }

  function drop(key: string): void {
    const entry = entries.get(key);
    if (!entry) return;
    clearTimeout(entry.timer);
    bytes -= entry.bytes;
    entries.delete(key);
  }

  /** What is upcoming today is over tomorrow. */
  function isFresh({ since, topics, day }: Entry<Value>): boolean {
    return changes.lastOf(topics) <= since && day === today();
  }
}

let known = { from: 0, until: 0, day: "" };

/** Writing a date costs more than everything else that is done for a kept page. */
function today(): string {
  const now = Date.now();
  // A clock is set back, too.
  if (now < known.from || now >= known.until) {
    const day = new Date(now).toISOString().slice(0, 10);
    const from = Date.parse(day);
    known = { day, from, until: from + 24 * 60 * 60 * 1000 };
  }
  return known.day;
}
