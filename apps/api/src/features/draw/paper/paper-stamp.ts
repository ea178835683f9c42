import { createHash } from "node:crypto";
import type { PaperPlace } from "./paper-facts.ts";

/** What one sheet or card shows: a sector or a peg in a session, or a team in all of them. */
export type PaperScope =
  | { kind: "sector"; sessionId: number; id: number }
  | { kind: "peg"; sessionId: number; id: number }
  | { kind: "team"; sessionId: 0; id: number };

/** What a sheet says about itself, as `frame.typ` reads it. */
export interface Stamp {
  version: string;
  /** Which of the paper's QR codes it carries. */
  code: number;
}

/** Gives every sheet of a paper its version and its QR code. */
export function createStamper(address: (code: string) => string) {
  const codes: string[] = [];
  return {
    codes,
    stamp(scope: PaperScope, places: readonly PaperPlace[]): Stamp {
      const version = versionOf(places);
      codes.push(address(writeStamp(scope, version)));
      const shown = `${version.slice(0, 4)} ${version.slice(4)}`.toUpperCase();
      return { version: shown, code: codes.length - 1 };
    },
  };
}

export type Stamper = ReturnType<typeof createStamper>;

/**
 * The version of a sheet is made of its words alone: a change elsewhere in the event leaves it current, and a change that
 * is taken back makes it current again.
 */
export function versionOf(places: readonly PaperPlace[]): string {
  const words = places.map(({ session, sector, peg, team, number, name, note }) => [
    session.label,
    session.when,
    sector.label,
    peg,
    team,
    number,
    name,
    note,
  ]);
  return createHash("sha256").update(JSON.stringify(words)).digest("hex").slice(0, 8);
}

function writeStamp({ kind, sessionId, id }: PaperScope, version: string): string {
  return [kind, sessionId, id, version].join("-");
}

/** Undefined for what is no code of ours. */
export function readStamp(code: string): { scope: PaperScope; version: string } | undefined {
  const [, kind, session, id, version] =
    /^(sector|peg|team)-(\d{1,15})-(\d{1,15})-([0-9a-f]{8})$/.exec(code) ?? [];
  if (!kind || !version) return undefined;
  const scope = { kind, sessionId: Number(session), id: Number(id) } as PaperScope;
  return { scope, version };
}

/** What a sheet shows of all places. No team has the number 0: that sheet is of those who fish without one. */
export function placesIn({ kind, sessionId, id }: PaperScope, places: readonly PaperPlace[]): PaperPlace[] {
  if (kind === "team") return places.filter(({ teamId }) => (teamId ?? 0) === id);
  return places.filter(
    ({ session, sector, pegId }) =>
      session.id === sessionId && (kind === "sector" ? sector.id : pegId) === id,
  );
}
