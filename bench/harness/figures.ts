import { cpus } from "node:os";

/** The middle one: on a shared machine a mean belongs to whoever else was busy. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** What this part of all values stays within: `at(times, 0.99)` is the p99. */
export function at(values: readonly number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * part) - 1]!;
}

/** Which machine the figures are from, as far as it matters to compare them. */
function machineClass(): string {
  return `${process.platform} ${process.arch}, ${cpus().length} cores, Node ${process.versions.node}`;
}

/** The date first: figures age. */
export function heading(what: string): string {
  return `${what} (${new Date().toISOString().slice(0, 10)}, ${machineClass()})`;
}
