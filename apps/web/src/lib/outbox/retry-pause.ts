const FIRST_MS = 1_000;
const LONGEST_MS = 60_000;

/**
 * How long to wait after so many attempts that failed one after the other. Each pause is up to twice as long as the one
 * before; the share that is left to chance keeps the phones of a whole bank from coming back in the same moment.
 */
export function retryPause(failures: number, chance = Math.random()): number {
  const most = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.max(0, failures - 1));
  return Math.round(most * (0.5 + chance / 2));
}
