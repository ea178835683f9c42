import { ProblemError } from "../http/problem-error.ts";

export type Gate = <T>(work: () => Promise<T>) => Promise<T>;

/** Lets so many in at once and turns the others away, before anything they bring is held in memory. */
export function createGate(most: number): Gate {
  let inside = 0;
  return async (work) => {
    if (inside >= most) throw new ProblemError("uploads-busy");
    inside += 1;
    try {
      return await work();
    } finally {
      inside -= 1;
    }
  };
}
