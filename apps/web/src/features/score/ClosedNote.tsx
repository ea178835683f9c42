import { Link } from "@tanstack/react-router";
import type { SessionResponse } from "@tightlines/contract/session";
import { takesScores } from "@tightlines/domain/score/takes-scores";
import { correctedNow } from "../../lib/clock.ts";
import { m } from "../../paraglide/messages.js";
import { Banner } from "../../ui/Banner.tsx";
import type { ScoreBook } from "./device/score-book.ts";

/** Says that a session takes no scores now, and why. Whoever runs the event is led to where an official one is reopened. */
export function ClosedNote({ book, session }: { book: ScoreBook; session: SessionResponse }) {
  const state = takesScores({ ...session, startsAt: new Date(session.startsAt) }, new Date(correctedNow()));
  if (state === "open") return null;
  const link = state === "official" && book.mayManage && (
    <Link
      to="/events/$eventUrl/manage/sessions/$sessionId/edit"
      params={{ eventUrl: book.event.url, sessionId: String(session.id) }}
    >
      {m.correction_reopen()}
    </Link>
  );
  return (
    <Banner tone="clay" action={link}>
      {closedWords[state]()}
    </Banner>
  );
}

const closedWords = {
  rest: m.score_closed_rest,
  upcoming: m.score_closed_upcoming,
  official: m.score_closed_official,
  cancelled: m.score_closed_cancelled,
};
