import type { ScoreBook } from "../device/score-book.ts";
import { ScorePageState } from "../ScorePageState.tsx";
import { m } from "../../../paraglide/messages.js";
import type { KeptPass } from "../device/kept-pass.ts";
import { usePassDesk } from "../device/pass-desk.ts";
import { AnglerEntry } from "./AnglerEntry.tsx";
import type { PassPlace } from "./pass-place.ts";
import { PegWalk } from "./PegWalk.tsx";

export interface AtTheWaterProps {
  /** Those that were opened on this device. */
  passes: readonly KeptPass[];
  place: PassPlace;
  onGo: (place: PassPlace) => void;
}

/** One pass: the pegs of a session in walking order, or the score of one angler. */
export function AtTheWater({ passes, place, onGo }: AtTheWaterProps) {
  const { desk, ...state } = usePassDesk(place.secret, place.sessionId);
  return (
    <ScorePageState title={m.controller_page()} state={state}>
      {(book) => {
        const { session, angler } = findSubject(book, { ...place, sessionId: state.sessionId });
        const open = { desk, state, book, place, onGo };
        return session && angler ? (
          <AnglerEntry key={angler.id} {...open} session={session} angler={angler} />
        ) : (
          <PegWalk {...open} passes={passes} session={session} />
        );
      }}
    </ScorePageState>
  );
}

function findSubject({ sessions, anglers }: ScoreBook, { sessionId, anglerId }: Omit<PassPlace, "secret">) {
  return {
    session: sessions.find(({ id }) => id === sessionId),
    angler: anglers.find(({ id }) => id === anglerId),
  };
}
