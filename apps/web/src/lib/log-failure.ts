/** The seed asks for failures to be logged, word for word (section 8): this is where the browser's console is written to. */
export function logFailure(words: string): void {
  // oxlint-disable-next-line no-console -- the one place that does
  console.error(words);
}
