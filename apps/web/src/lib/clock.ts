let offsetMs = 0;
const listeners = new Set<() => void>();

/** A clock that is off by less is right: the server says whole seconds, and an answer is on its way for a while. */
const TOLERANCE_MS = 30_000;

/**
 * How far the device's clock is behind the server's, as far as is known; less than nothing where it is ahead. A clock that
 * is about right counts as right.
 */
export function clockOffset(): number {
  return Math.abs(offsetMs) < TOLERANCE_MS ? 0 : offsetMs;
}

/** What time it is, by the server's clock. */
export function correctedNow(): number {
  return Date.now() + clockOffset();
}

/** Takes in what the server's clock said when it answered, which it did between these two moments. */
export function noteServerDate(date: string | null, sentAt: number, receivedAt: number): void {
  const said = date === null ? Number.NaN : Date.parse(date);
  // An answer that was long on its way says little about the moment it arrives.
  if (Number.isNaN(said) || receivedAt - sentAt > TOLERANCE_MS) return;
  setOffset(said - (sentAt + receivedAt) / 2);
}

/** What was known when the page was closed: without signal nobody says it again. */
export function setOffset(offset: number): void {
  const before = clockOffset();
  offsetMs = offset;
  if (clockOffset() !== before) for (const listener of listeners) listener();
}

export function subscribeClock(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
