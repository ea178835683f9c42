import { lazy, Suspense, useEffect, useRef } from "react";
import type { ScoreBook } from "../device/score-book.ts";
import { ScorePageState } from "../ScorePageState.tsx";
import { m } from "../../../paraglide/messages.js";
import type { KeptPass } from "../device/kept-pass.ts";
import { sendForPasses } from "../device/send-for-passes.ts";
import { usePassDesk } from "../device/use-pass-desk.ts";
import type { PassPlace } from "./pass-place.ts";
import { PegWalk } from "./PegWalk.tsx";

export interface AtTheWaterProps {
  /** Those that were opened on this device. */
  passes: readonly KeptPass[];
  place: PassPlace;
  onGo: (place: PassPlace) => void;
}

/** The pegs are shown before the form for one of them is there. */
const loadEntry = () => import("./AnglerEntry.tsx");
const AnglerEntry = lazy(async () => ({ default: (await loadEntry()).AnglerEntry }));

/** One pass: the pegs of a session in walking order, or the score of one angler. */
export function AtTheWater({ passes, place, onGo }: AtTheWaterProps) {
  const { desk, ...state } = usePassDesk(place.secret, place.sessionId);
  useReturn(place.anglerId);
  useEffect(() => {
    // Without signal nobody fetches it any more.
    void loadEntry();
    // What waits for any pass is sent, whichever is open.
    void sendForPasses();
  }, []);
  return (
    <ScorePageState title={m.controller_page()} state={state}>
      {(book) => {
        const { session, angler } = findSubject(book, { ...place, sessionId: state.sessionId });
        const open = { desk, state, book, place, onGo };
        return session && angler ? (
          <Suspense>
            <AnglerEntry key={angler.id} {...open} session={session} angler={angler} />
          </Suspense>
        ) : (
          <PegWalk {...open} passes={passes} session={session} />
        );
      }}
    </ScorePageState>
  );
}

/** Whoever comes back from a score finds the list where they left it; a score is read from its top. */
function useReturn(anglerId: number | undefined): void {
  const last = useRef({ anglerId, y: 0 });
  useEffect(() => {
    const note = () => {
      if (last.current.anglerId === undefined) last.current.y = window.scrollY;
    };
    window.addEventListener("scroll", note, { passive: true });
    return () => window.removeEventListener("scroll", note);
  }, []);
  useEffect(() => {
    if (last.current.anglerId === anglerId) return;
    last.current.anglerId = anglerId;
    document.querySelector("main")?.focus({ preventScroll: true });
    window.scrollTo(0, anglerId === undefined ? last.current.y : 0);
  }, [anglerId]);
}

function findSubject({ sessions, anglers }: ScoreBook, { sessionId, anglerId }: Omit<PassPlace, "secret">) {
  return {
    session: sessions.find(({ id }) => id === sessionId),
    angler: anglers.find(({ id }) => id === anglerId),
  };
}
