import { useDeferredValue, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { correctedNow } from "../../../lib/clock.ts";
import { logFailure } from "../../../lib/log-failure.ts";
import { hasSignal, subscribeSignal } from "../../../lib/signal.ts";
import type { DevicePlaces } from "./rank-on-device.ts";
import type { ScoreBook } from "./score-book.ts";
import type { DeskState } from "./score-desk.ts";
import type { WaitingScore } from "./shown-score.ts";

export interface ShownPlaces extends DevicePlaces {
  /** Whether the server may know something else: it was not reached, or has yet to hear of something. */
  isOwn: boolean;
}

type Rank = (...facts: [ScoreBook, Pick<DeskState, "scores" | "waiting">, number]) => DevicePlaces;

/** The places of a session by what this device has. They follow a moment after an entry, which is shown first. */
export function useDevicePlaces(book: ScoreBook, state: DeskState, sessionId: number): ShownPlaces {
  const isReached = useSyncExternalStore(subscribeSignal, hasSignal, () => true);
  const [rank, setRank] = useState<Rank>();
  useEffect(() => {
    // The service worker has it where there is no signal.
    import("./rank-on-device.ts")
      .then(({ rankOnDevice }) =>
        setRank(
          () =>
            (...facts: Parameters<Rank>) =>
              rankOnDevice(...facts, correctedNow()),
        ),
      )
      .catch((error: unknown) => logFailure(String(error)));
  }, []);
  const scores = useDeferredValue(state.scores);
  const waiting = useDeferredValue(state.waiting);
  const ranked = useMemo(
    () => rank?.(book, { scores, waiting }, sessionId) ?? nobody,
    [rank, book, scores, waiting, sessionId],
  );
  const isWaiting = ({ body, answer }: WaitingScore) => answer === null && body.sessionId === sessionId;
  const isOwn = !isReached || state.waiting.some(isWaiting);
  return useMemo(() => ({ ...ranked, isOwn }), [ranked, isOwn]);
}

const nobody: DevicePlaces = { places: new Map(), needs: [] };
