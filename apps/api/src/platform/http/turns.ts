export type TakeTurn = <T>(key: number, work: () => Promise<T>) => Promise<T>;

/** Carries out what has the same key one after the other, in the order it came; other keys do not wait for it. */
export function createTurns(): TakeTurn {
  const last = new Map<number, Promise<unknown>>();
  return (key, work) => {
    const turn = (last.get(key) ?? Promise.resolve()).then(work);
    const over = turn.catch(() => {}).then(() => void (last.get(key) === over && last.delete(key)));
    last.set(key, over);
    return turn;
  };
}
