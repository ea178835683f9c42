import { BaseSequencer } from "vitest/node";

/** Those that take minutes. Whichever of them began last would run alone, while the other cores wait. */
const longest =
  /\/(registration-race|accessibility|guard|offline|identity|check-in|start|kill|idempotency|access|fuzz)\.(test|e2e)\.ts$/;

export class LongestFirst extends BaseSequencer {
  async sort(files) {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}

function rank({ moduleId }) {
  return longest.test(moduleId) ? 0 : 1;
}
