import { groupBy } from "@tightlines/domain/group-by";
import type { PaperPlace } from "./paper-facts.ts";
import { wordsOf } from "./paper-stamp.ts";
import type { DrawPaper } from "./print-draw-paper.ts";

/** Where everybody of a team fishes, for its captain. Those without a team come last. */
export const teamSheet: DrawPaper = {
  name: "team-draws",
  title: "Draw by team",
  fills: "lines",
  template: () => new URL("./team-sheet.typ", import.meta.url),
  content: ({ sessions, places }, stamper) => {
    const drawn = new Set(places.map(({ session }) => session));
    const teams = [...groupBy(places, ({ teamId }) => teamId)].toSorted(
      ([one, [first]], [other, [second]]) =>
        Number(one === null) - Number(other === null) || inOrder(first!.team, second!.team),
    );
    return {
      sessions: sessions
        .filter((session) => drawn.has(session))
        .map(({ id, number }) => ({ key: String(id), short: `Session ${number}` })),
      teams: teams.map(([teamId, shown]) => ({
        name: teamId === null ? "Without a team" : shown[0]!.team,
        stamp: stamper.stamp(["team", 0, teamId ?? 0], wordsOf(shown)),
        anglers: anglersOf(shown),
        notes: notesOf(shown),
      })),
    };
  },
};

function anglersOf(places: readonly PaperPlace[]) {
  const anglers = [...groupBy(places, ({ number }) => Number(number))].toSorted(
    ([one], [other]) => one - other,
  );
  return anglers.map(([number, own]) => ({
    number: String(number),
    name: own[0]!.name,
    places: Object.fromEntries(
      own.map(
        ({ session, sector, peg, note }) =>
          [String(session.id), { sector, peg, isMarked: note !== null }] as const,
      ),
    ),
  }));
}

/** What was not drawn: each place with a star, in a line of its own below the team. */
function notesOf(places: readonly PaperPlace[]): string[] {
  return places.flatMap(({ session, name, note }) =>
    note === null ? [] : `${session.label}, ${name}: ${note}`,
  );
}

const { compare: inOrder } = new Intl.Collator("en", { numeric: true });
