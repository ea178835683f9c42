import type { SessionResponse } from "@tightlines/contract/session";
import { PaperFiles } from "../../../lib/paper/PaperFiles.tsx";
import { m } from "../../../paraglide/messages.js";
import { sessionLabel } from "../../session/session-label.ts";

/** A kind of paper, by its place in the event's address. */
const papers = {
  duels: { title: m.paper_duels, words: m.paper_duels_words },
  "duel-cards": { title: m.paper_duel_cards, words: m.paper_duel_cards_words },
  draws: { title: m.paper_sectors, words: m.paper_sectors_words },
  "team-draws": { title: m.paper_teams, words: m.paper_teams_words },
  "peg-cards": { title: m.paper_pegs, words: m.paper_pegs_words },
  scorecards: { title: m.paper_scores, words: m.paper_scores_words },
};

interface PaperLinksProps {
  eventUrl: string;
  paper: keyof typeof papers;
  /** Those that are drawn. A team's sheet shows all of them. */
  sessions: readonly SessionResponse[];
}

/** A paper of the draw: all sessions in one file, and each of several alone. */
export function PaperLinks({ eventUrl, paper, sessions }: PaperLinksProps) {
  const isWhole = paper === "team-draws";
  const single = isWhole || sessions.length < 2 ? [] : sessions;
  return (
    <PaperFiles
      eventUrl={eventUrl}
      title={papers[paper].title()}
      words={papers[paper].words()}
      files={[
        { path: `${paper}.pdf`, label: isWhole ? m.paper_all_teams() : m.paper_all_sessions() },
        ...single.map((session) => ({
          path: `${paper}.pdf?session=${session.number}`,
          label: sessionLabel(session),
        })),
      ]}
    />
  );
}
