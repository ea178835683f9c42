import { createHash } from "node:crypto";

// Steps 3 and 4 of docs/verify-a-draw.md with the platform's SHA-256. It imports no rule of ours.

export function sha256(...parts: Uint8Array[]): Buffer {
  return createHash("sha256").update(Buffer.concat(parts)).digest();
}

/** Step 3. */
export function* openStream(seed: Buffer, label: string): Generator<number, never> {
  const key = sha256(seed, Buffer.from(label));
  for (let block = 0; ; block += 1) {
    const number = Buffer.alloc(4);
    number.writeUInt32BE(block);
    const bytes = sha256(key, number);
    for (let word = 0; word < 8; word += 1) yield bytes.readUInt32BE(word * 4);
  }
}

export function shuffle<T>(list: readonly T[], stream: Iterator<number, never>): T[] {
  const shuffled = [...list];
  for (let last = list.length - 1; last >= 1; last -= 1) {
    const place = below(last + 1, stream);
    [shuffled[last], shuffled[place]] = [shuffled[place]!, shuffled[last]!];
  }
  return shuffled;
}

function below(n: number, stream: Iterator<number, never>): number {
  const limit = 2 ** 32 - (2 ** 32 % n);
  let word = stream.next().value;
  while (word >= limit) word = stream.next().value;
  return word % n;
}

export interface Seats {
  entrants: number;
  seats: number;
  isAllowed: (entrant: number, seat: number) => boolean;
  /** Whether the two must not sit on these two seats. */
  clash: (one: number, seat: number, other: number, otherSeat: number) => boolean;
}

/** "With constraints": answers the seat of each entrant. */
export function seatEverybody(question: Seats, stream: Iterator<number, never>): number[] {
  const { entrants, seats, isAllowed } = question;
  const [all, everybody] = [numbers(seats), numbers(entrants)];
  const seatOf = shuffle(all, stream).slice(0, entrants);
  const isRight = everybody.every((one) => isAllowed(one, seatOf[one]!)) && clashes(question, seatOf) === 0;
  if (isRight) return seatOf;
  const scan = shuffle(all, stream);
  const lottery = shuffle(everybody, stream);
  const standing = lottery.filter((one) => !isAllowed(one, seatOf[one]!));
  for (const one of standing) seatOf[one] = -1;
  for (const one of standing) findSeat(question, seatOf, one, scan);
  return settle(question, seatOf, scan, stream);
}

function findSeat({ isAllowed }: Seats, seatOf: number[], entrant: number, scan: readonly number[]): void {
  const finder = new Map<number, number>();
  const queue = [entrant];
  for (const first of queue)
    for (const seat of scan) {
      if (finder.has(seat) || !isAllowed(first, seat)) continue;
      finder.set(seat, first);
      const holder = seatOf.indexOf(seat);
      if (holder >= 0) {
        queue.push(holder);
        continue;
      }
      for (let free = seat; free >= 0;) {
        const mover = finder.get(free)!;
        [seatOf[mover], free] = [free, seatOf[mover]!];
      }
      return;
    }
  throw new Error("There are too few pegs");
}

function settle(
  question: Seats,
  start: readonly number[],
  scan: readonly number[],
  stream: Iterator<number, never>,
): number[] {
  const { entrants, isAllowed } = question;
  let seatOf = [...start];
  let best = { seatOf, total: clashes(question, seatOf), step: 0 };
  const backAt = new Map<string, number>();
  const patience = entrants + 50;
  for (let step = 1; best.total > 0 && step <= 4 * patience && step - best.step <= patience; step += 1) {
    const troubled = numbers(entrants).filter((one) => isInTrouble(question, seatOf, one));
    const one = troubled[below(troubled.length, stream)]!;
    const from = seatOf[one]!;
    const moves = scan.flatMap((seat) => {
      const holder = seatOf.indexOf(seat);
      if (seat === from || !isAllowed(one, seat) || (holder >= 0 && !isAllowed(holder, from))) return [];
      const next = seatOf.with(one, seat);
      if (holder >= 0) next[holder] = from;
      const total = clashes(question, next);
      return (backAt.get(`${one} ${seat}`) ?? 0) <= step || total < best.total ? [{ next, total }] : [];
    });
    const move = moves.toSorted((a, b) => a.total - b.total)[0];
    if (!move) continue;
    backAt.set(`${one} ${from}`, step + 8 + below(7, stream));
    seatOf = move.next;
    if (move.total < best.total) best = { seatOf, total: move.total, step };
  }
  if (best.total > 0) throw new Error("A search is needed: steps 12 and 13 of docs/rules/draw.md");
  return best.seatOf;
}

function isInTrouble({ entrants, clash }: Seats, seatOf: readonly number[], one: number): boolean {
  return numbers(entrants).some((other) => other !== one && clash(one, seatOf[one]!, other, seatOf[other]!));
}

/** How many pairs must not sit as they do. */
function clashes({ entrants, clash }: Seats, seatOf: readonly number[]): number {
  let count = 0;
  for (let one = 0; one < entrants; one += 1)
    for (let other = one + 1; other < entrants; other += 1)
      if (clash(one, seatOf[one]!, other, seatOf[other]!)) count += 1;
  return count;
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, number) => number);
}
