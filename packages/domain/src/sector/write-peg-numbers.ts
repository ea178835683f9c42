/** "1-20", or "1-5, 8, 10-12" where some are missing: what `readPegNumbers` reads. */
export function writePegNumbers(numbers: readonly number[]): string {
  const runs: { from: number; to: number }[] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run && continues(run, number)) run.to = number;
    else runs.push({ from: number, to: number });
  }
  return runs.map(({ from, to }) => (from === to ? String(from) : `${from}-${to}`)).join(", ");
}

/** A run goes on in the direction it has taken. */
function continues({ from, to }: { from: number; to: number }, number: number): boolean {
  const step = number - to;
  return Math.abs(step) === 1 && (from === to || Math.sign(to - from) === step);
}
