import type { RevisionWatch } from "@tightlines/api/platform/revision/watch-revisions";

/** Counts the changes this process hears of, so that something made earlier can be held against them. */
export interface Changes {
  count(): number;
  /** What the count was after the last change of any of these topics; 0 when none has changed. */
  lastOf(topics: readonly string[]): number;
}

export function countChanges(revisions: Pick<RevisionWatch, "onChange">): Changes {
  let count = 0;
  const lastByTopic = new Map<string, number>();
  revisions.onChange((topic) => lastByTopic.set(topic, ++count));
  return {
    count: () => count,
    lastOf(topics) {
      let last = 0;
      for (const topic of topics) last = Math.max(last, lastByTopic.get(topic) ?? 0);
      return last;
    },
  };
}
