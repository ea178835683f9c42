import type { RandomStream } from "./open-stream.ts";

/** A new list in which every order of the items is equally likely: Fisher–Yates (docs/rules/draw.md, step 5; R17). */
export function shuffleList<T>(items: readonly T[], stream: RandomStream): T[] {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const chosen = stream.nextBelow(last + 1);
    const moved = shuffled[last]!;
    shuffled[last] = shuffled[chosen]!;
    shuffled[chosen] = moved;
  }
  return shuffled;
}
