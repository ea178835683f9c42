import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ScoreBoard } from "@tightlines/contract/score/score-board";
import type { SessionResponse } from "@tightlines/contract/session";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { Badge } from "../../../ui/Badge.tsx";
import { Loaded } from "../../../ui/Loaded.tsx";
import { TableSkeleton } from "../../../ui/Skeletons.tsx";
import type { ScoreBook } from "../device/score-book.ts";
import type { DeskState } from "../device/score-desk.ts";
import { useDevicePlaces } from "../device/use-device-places.ts";
import { PlacesNote } from "../PlacesNote.tsx";
import { boardQuery } from "./board.queries.ts";
import styles from "./BoardPage.module.css";
import { BoardSectorColumn } from "./BoardSectorColumn.tsx";
import { Controllers } from "./Controllers.tsx";
import { isIn, layOutBoard } from "./lay-out-board.ts";
import { ScaleChecks } from "./ScaleChecks.tsx";
import { seatsOnDevice } from "./seats-on-device.ts";
import { WaitingEntries } from "./WaitingEntries.tsx";

export interface SessionBoardProps {
  book: ScoreBook;
  state: DeskState;
  session: SessionResponse;
  isMissingOnly: boolean;
}

/** Sectors beside each other, and in each its pegs along the water. */
export function SessionBoard(props: SessionBoardProps) {
  const { book, state, session } = props;
  const query = useQuery(boardQuery(useApi(), book.event.url, session.id));
  const shown = useDevicePlaces(book, state, session.id);
  if (shown.isOwn) {
    const known = query.data ?? unknown;
    const board = { ...known, seats: seatsOnDevice(book, state, session.id, known.seats) };
    return (
      <>
        <PlacesNote shown={shown} />
        <Board {...props} board={board} places={shown.places} />
      </>
    );
  }
  return (
    <Loaded query={query} skeleton={<TableSkeleton rows={8} columns={3} />}>
      {(board) => <Board {...props} board={board} places={nobody} />}
    </Loaded>
  );
}

/** What only the server can tell. */
const unknown: ScoreBoard = { seats: [], controllers: [], waiting: [], scaleChecks: [], openCount: 0 };
const nobody: ReadonlyMap<number, number> = new Map();

interface BoardProps extends SessionBoardProps {
  board: ScoreBoard;
  /** Of those whose place was computed on this device. */
  places: ReadonlyMap<number, number>;
}

function Board({ book: { event }, session, isMissingOnly, board, places }: BoardProps) {
  const entered = board.seats.filter(isIn).length;
  const missing = board.seats.length - entered;
  const columns = layOutBoard(board.seats).filter(
    ({ seats, entered: own }) => !isMissingOnly || own < seats.length,
  );
  return (
    <>
      <output className={styles.summary}>
        <strong>{m.board_progress({ entered, all: board.seats.length })}</strong>
        {missing > 0 && <Badge tone="clay">{m.board_missing({ count: missing })}</Badge>}
        {board.openCount > 0 && (
          <Link to="/events/$eventUrl/manage/scores/decisions" params={{ eventUrl: event.url }}>
            {m.decision_link({ count: board.openCount })}
          </Link>
        )}
      </output>
      {board.seats.length === 0 && <p>{m.score_list_nobody()}</p>}
      {isMissingOnly && missing === 0 && board.seats.length > 0 && <p>{m.board_all_in()}</p>}
      <div className={styles.sectors}>
        {columns.map((sector) => (
          <BoardSectorColumn
            key={sector.code ?? ""}
            event={event}
            sessionId={session.id}
            sector={sector}
            isMissingOnly={isMissingOnly}
            places={places}
          />
        ))}
      </div>
      {board.waiting.length > 0 && <WaitingEntries event={event} waiting={board.waiting} />}
      {board.scaleChecks.length > 0 && <ScaleChecks event={event} checks={board.scaleChecks} />}
      <Controllers controllers={board.controllers} timeZone={event.timeZone} />
    </>
  );
}
