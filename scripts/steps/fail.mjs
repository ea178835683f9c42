/** Ends the command with a sentence for the person who typed it; a stack trace would not help them. */
export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
