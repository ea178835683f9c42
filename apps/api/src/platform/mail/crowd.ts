/** Many letters in a short time: people are waiting for the answers that these letters tell about. */
const MANY = 10;
const SHORT_MS = 1000;

/** However many come, letters do not wait for longer than this. */
const LONGEST_MS = 20_000;

export interface Crowd {
  /** One more letter was put into the outbox. */
  add(now: number): void;
  /** For how many milliseconds the letters should wait, so that the people are answered first. */
  waitMs(now: number): number;
}

/** Sending letters takes the time of the same processor and database: those who wait for an answer come first. */
export function watchCrowd(): Crowd {
  let latest: number[] = [];
  let begun: number | null = null;
  return {
    add(now) {
      latest = [...latest.slice(1 - MANY), now];
    },
    waitMs(now) {
      const isCrowd = latest.length === MANY && now - latest[0]! < SHORT_MS;
      if (!isCrowd) {
        begun = null;
        return 0;
      }
      begun ??= now;
      return now - begun < LONGEST_MS ? SHORT_MS : 0;
    },
  };
}
