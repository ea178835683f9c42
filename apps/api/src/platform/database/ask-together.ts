interface Asking<Key, Answer> {
  key: Key;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
}

/**
 * Asks the database once for all who want to know something in the same moment: whoever comes while it is being asked so many
 * times already waits for the next time, with all others who do. When registration opens, hundreds show their tokens at once.
 */
export function askTogether<Key, Answer>(
  ask: (keys: Key[]) => Promise<readonly Answer[]>,
): (key: Key) => Promise<Answer> {
  let waiting: Asking<Key, Answer>[] = [];
  let open = 0;
  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      if (open < MOST_OPEN) void askNext();
    });

  async function askNext(): Promise<void> {
    open += 1;
    while (waiting.length > 0) {
      const asking = waiting.slice(0, AT_ONCE);
      waiting = waiting.slice(AT_ONCE);
      try {
        const answers = await ask(asking.map(({ key }) => key));
        for (const [place, { resolve }] of asking.entries()) resolve(answers[place]!);
      } catch (error) {
        for (const { reject } of asking) reject(error);
      }
    }
    open -= 1;
  }
}

const AT_ONCE = 100;
/** More than one: a question that hangs holds up nobody who comes later. */
const MOST_OPEN = 3;
