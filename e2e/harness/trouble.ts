import type { BrowserContext } from "playwright-core";

/**
 * Collects what a browser complains about: errors that pages threw, and the console's errors, among them
 * refusals by the content security policy and React's hydration warnings.
 */
export function watchForTrouble(context: BrowserContext): (expected?: RegExp) => void {
  const troubles: string[] = [];
  context.on("weberror", (webError) =>
    troubles.push(`thrown: ${webError.error().stack ?? webError.error()}`),
  );
  context.on("console", (message) => {
    const isTrouble = message.type() === "error" || /hydrat|Content Security Policy/i.test(message.text());
    if (isTrouble) troubles.push(`console: ${message.text()} (${message.location().url})`);
  });
  return (expected) => {
    const unexpected = troubles.filter((trouble) => !expected?.test(trouble));
    if (unexpected.length > 0) throw new Error(`The browser complained:\n${unexpected.join("\n")}`);
  };
}
