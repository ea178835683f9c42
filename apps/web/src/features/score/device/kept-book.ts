import { keep, readKept } from "../../../lib/outbox/kept.ts";
import { newId } from "../../../lib/outbox/new-id.ts";
import type { ScoreBook } from "./score-book.ts";
import { addressName, bookName } from "./score-outbox.ts";

/** What an entry has to know of a book: whose it is, and of which event. */
export interface BookOwner {
  eventId: number;
  owner: string;
}

/** What stands behind an address; the last two are missing where an older version of the page has kept it. */
interface Address extends Partial<BookOwner> {
  eventId: number;
  /** Another one each time the book is kept. */
  version?: string;
}

export interface KeptBook {
  read: () => Promise<ScoreBook | undefined>;
  readOwner: () => Promise<BookOwner | undefined>;
  keep: (book: ScoreBook) => Promise<void>;
}

/**
 * The book that the device keeps for an address. That of a large event takes long to read: an entry is stored without it,
 * and whoever has read it reads it again when another one was kept.
 */
export function openKeptBook(shelf: string, eventUrl: string): KeptBook {
  let known: { version: string; book: ScoreBook } | undefined;
  const readAddress = () => readKept<Address>(addressName(shelf, eventUrl));

  async function readFrom({ eventId, version }: Address): Promise<ScoreBook | undefined> {
    if (version !== undefined && known?.version === version) return known.book;
    const book = await readKept<ScoreBook>(bookName(shelf, eventId));
    known = book && version !== undefined ? { version, book } : undefined;
    return book;
  }

  async function read(): Promise<ScoreBook | undefined> {
    const address = await readAddress();
    return address && readFrom(address);
  }

  return {
    read,
    async readOwner() {
      const address = await readAddress();
      if (!address) return undefined;
      const { eventId } = address;
      const owner = address.owner ?? (await readFrom(address))?.owner;
      return owner === undefined ? undefined : { eventId, owner };
    },
    async keep(book) {
      const { owner } = book;
      const { id: eventId } = book.event;
      await keep(bookName(shelf, eventId), book);
      await keep(addressName(shelf, eventUrl), { eventId, owner, version: newId() });
    },
  };
}
