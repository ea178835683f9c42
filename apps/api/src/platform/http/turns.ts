/** `pass` lets the next begin before this one has ended, when something else keeps the order from there on. */
export type TakeTurn = <T>(key: number, work: (pass: () => void) => Promise<T>) => Promise<T>;

/** Carries out what has the same key one after the other, in the order it came; other keys do not wait for it. */
export function createTurns(): TakeTurn {
  const last = new Map<number, Promise<unknown>>();
  return (key, work) => {
    let pass: () => void = () => {};
    const passed = new Promise<void>((resolve) => (pass = resolve));
    const turn = (last.get(key) ?? Promise.resolve()).then(() => work(pass));
    const over = Promise.race([passed, turn.catch(() => {})]).then(
      () => void (last.get(key) === over && last.delete(key)),
    );
    last.set(key, over);
    return turn;
  };
}
