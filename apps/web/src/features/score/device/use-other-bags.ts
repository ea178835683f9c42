import type { ScoreResponse } from "@tightlines/contract/score/score-response";
import { useEffect, useState } from "react";
import { readAllKept } from "../../../lib/outbox/kept.ts";
import { scoresOf } from "./score-outbox.ts";
import type { Pair } from "./shown-score.ts";

/** What others in the session have brought to the scale, as far as this device knew when the page was opened. */
export function useOtherBags(eventId: number, { sessionId, anglerId }: Pair): readonly number[] {
  const [bags, setBags] = useState<readonly number[]>([]);
  useEffect(() => {
    let isOpen = true;
    void readAllKept<ScoreResponse>(scoresOf(eventId, sessionId)).then((scores) => {
      const others = scores.filter((score) => score.anglerId !== anglerId);
      if (isOpen) setBags(others.flatMap(({ weighIn }) => (weighIn ? [weighIn.weightGrams] : [])));
    });
    return () => {
      isOpen = false;
    };
  }, [eventId, sessionId, anglerId]);
  return bags;
}
