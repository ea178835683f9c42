const waiting: (() => void)[] = [];

/**
 * Resolves when everybody else who is ready has had their turn, for long work that is done in parts. Of all long work one part
 * is done in a turn, so that what is short does not wait for the parts of all of them.
 */
export function letOthersGoOn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(goOn);
  });
}

function goOn(): void {
  const next = waiting.shift();
  if (waiting.length > 0) setImmediate(goOn);
  next?.();
}
