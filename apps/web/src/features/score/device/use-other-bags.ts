import { useEffect, useState } from "react";
import type { ScoreDesk } from "./score-desk.ts";
import type { Pair } from "./shown-score.ts";

/** What others in the session have brought to the scale, as far as this device knew when the page was opened. */
export function useOtherBags(desk: ScoreDesk, { sessionId, anglerId }: Pair): readonly number[] {
  const [bags, setBags] = useState<readonly number[]>([]);
  useEffect(() => {
    let isOpen = true;
    void desk.scoresOf(sessionId).then((scores) => {
      const others = scores.filter((score) => score.anglerId !== anglerId);
      if (isOpen) setBags(others.flatMap(({ weighIn }) => (weighIn ? [weighIn.weightGrams] : [])));
    });
    return () => {
      isOpen = false;
    };
  }, [desk, sessionId, anglerId]);
  return bags;
}
