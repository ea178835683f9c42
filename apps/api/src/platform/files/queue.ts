export type Queue = <T>(work: () => Promise<T>) => Promise<T>;

/** Carries out at most so many things at a time; the others wait for their turn. */
export function createQueue(atOnce: number): Queue {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
