import { inspect } from "node:util";

/**
 * A problem the person who starts the product can fix: its message is one sentence, and that
 * sentence is all that is printed. Anything else that goes wrong at start is a bug and keeps its stack.
 */
export class StartupError extends Error {
  constructor(sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.stack = sentence;
  }

  [inspect.custom](): string {
    return this.message;
  }
}
