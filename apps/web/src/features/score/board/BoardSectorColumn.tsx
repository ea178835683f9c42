import { Link } from "@tanstack/react-router";
import type { BoardSeat } from "@tightlines/contract/score/score-board";
import { m } from "../../../paraglide/messages.js";
import { Badge } from "../../../ui/Badge.tsx";
import type { ScoreBook } from "../device/score-book.ts";
import { showWeight, type Units } from "../measure.ts";
import { sessionPresenceLabel } from "../session-presence.ts";
import styles from "./BoardPage.module.css";
import { type BoardSector, isIn } from "./lay-out-board.ts";
import { useAgo } from "./use-ago.ts";

export interface BoardSectorColumnProps {
  event: ScoreBook["event"];
  sessionId: number;
  sector: BoardSector;
  isMissingOnly: boolean;
  /** Of those whose place was computed on this device. */
  places: ReadonlyMap<number, number>;
}

/** One sector: how many cards are in, who brought the last one, and every peg along the water. */
export function BoardSectorColumn(props: BoardSectorColumnProps) {
  const { event, sessionId, sector, isMissingOnly, places } = props;
  const { code, seats, entered, lastEntry } = sector;
  const title = code === null ? m.board_everybody() : m.board_sector({ code });
  return (
    <section className={styles.sector} aria-label={title}>
      <header className={styles.heading}>
        <h2>{title}</h2>
        <Badge tone={entered === seats.length ? "reed" : "gravel"}>
          {m.board_sector_count({ entered, all: seats.length })}
        </Badge>
        <p className={styles.dim}>
          {lastEntry ? <LastEntry entry={lastEntry} timeZone={event.timeZone} /> : m.board_last_none()}
        </p>
      </header>
      <ol className={styles.seats}>
        {seats
          .filter((seat) => !isMissingOnly || !isIn(seat))
          .map((seat) => (
            <li key={seat.anglerId}>
              <Seat event={event} sessionId={sessionId} seat={seat} place={places.get(seat.anglerId)} />
            </li>
          ))}
      </ol>
    </section>
  );
}

function LastEntry({ entry, timeZone }: { entry: LastEntryOf; timeZone: string }) {
  const ago = useAgo(timeZone);
  return m.board_last({ ago: ago(entry.at), who: entry.by ?? m.board_somebody() });
}

type LastEntryOf = NonNullable<BoardSeat["lastEntry"]>;

interface SeatProps {
  event: ScoreBook["event"];
  sessionId: number;
  seat: BoardSeat;
  place: number | undefined;
}

/** A peg leads to where its score is entered, or corrected. */
function Seat({ event, sessionId, seat, place }: SeatProps) {
  const { url: eventUrl, units } = event;
  const { anglerId, anglerName, anglerNumber, pegNumber, scoreId } = seat;
  const what = (
    <>
      <span className={styles.peg} data-state={stateOf(seat)}>
        {pegNumber ?? anglerNumber}
      </span>
      <span className={styles.name}>{anglerName}</span>
      <span className={styles.state}>
        {[sayState(seat, units), place !== undefined && m.board_seat_place({ place })]
          .filter(Boolean)
          .join(", ")}
        {seat.openCount > 0 && <Badge tone="float">{m.board_seat_decide()}</Badge>}
      </span>
    </>
  );
  return scoreId === null ? (
    <Link
      to="/events/$eventUrl/manage/scores/add"
      params={{ eventUrl }}
      search={{ angler: anglerId, session: sessionId }}
      className={styles.seat}
    >
      {what}
    </Link>
  ) : (
    <Link
      to="/events/$eventUrl/manage/scores/$scoreId/edit"
      params={{ eventUrl, scoreId: String(scoreId) }}
      className={styles.seat}
    >
      {what}
    </Link>
  );
}

function stateOf({ presence }: BoardSeat): "missing" | "in" | "away" {
  if (presence === null) return "missing";
  return presence === "fished" ? "in" : "away";
}

function sayState(seat: BoardSeat, units: Units): string {
  const { presence, fishCount, weighInGrams, isSigned, wasSigned } = seat;
  if (presence === null) return m.board_seat_missing();
  const isWeighed = weighInGrams !== null;
  const said =
    presence === "fished"
      ? [
          isWeighed && showWeight(weighInGrams, units),
          (fishCount > 0 || !isWeighed) && m.score_fish({ count: fishCount }),
        ]
      : [sessionPresenceLabel(presence)];
  const signed = isSigned ? m.board_seat_signed() : m.board_seat_changed_since();
  return [...said, wasSigned && signed].filter(Boolean).join(", ");
}
