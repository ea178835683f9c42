import { createHash } from "node:crypto";
import type { PaperRound } from "./paper-duels.ts";
import type { PaperFacts, PaperPlace } from "./paper-facts.ts";

/** What one sheet or card shows: a sector, a peg or the duels of a session, or a team in all of them. */
export type PaperScope =
  | { kind: "duels"; sessionId: number; id: 0 }
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
    stamp(scope: PaperScope, shown: readonly Printed[]): Stamp {
      const version = versionOf(shown);
      codes.push(address(writeStamp(scope, version)));
      const spaced = `${version.slice(0, 4)} ${version.slice(4)}`.toUpperCase();
      return { version: spaced, code: codes.length - 1 };
    },
  };
}

/** A line of a sheet, or a round. */
export type Printed = PaperPlace | PaperRound;

export type Stamper = ReturnType<typeof createStamper>;

/**
 * The version of a sheet is made of its words alone: a change elsewhere in the event leaves it current, and a change that
 * is taken back makes it current again.
 */
export function versionOf(shown: readonly Printed[]): string {
  const words = shown.map((one) => {
    const { label, when } = one.session;
    if ("round" in one) return [label, when, one.round, one.duels, one.rests];
    const { sector, peg, team, number, name, note } = one;
    return [label, when, sector.label, peg, team, number, name, note];
  });
  return createHash("sha256").update(JSON.stringify(words)).digest("hex").slice(0, 8);
}

function writeStamp({ kind, sessionId, id }: PaperScope, version: string): string {
  return [kind, sessionId, id, version].join("-");
}

/** Undefined for what is no code of ours. */
export function readStamp(code: string): { scope: PaperScope; version: string } | undefined {
  const [, kind, session, id, version] =
    /^(duels|sector|peg|team)-(\d{1,15})-(\d{1,15})-([0-9a-f]{8})$/.exec(code) ?? [];
  if (!kind || !version) return undefined;
  const scope = { kind, sessionId: Number(session), id: Number(id) } as PaperScope;
  return { scope, version };
}

/** What a sheet shows. No team has the number 0: that sheet is of those who fish without one. */
export function printedIn({ kind, sessionId, id }: PaperScope, { places, rounds }: PaperFacts): Printed[] {
  if (kind === "duels") return rounds.filter(({ session }) => session.id === sessionId);
  if (kind === "team") return places.filter(({ teamId }) => (teamId ?? 0) === id);
  return places.filter(
    ({ session, sector, pegId }) =>
      session.id === sessionId && (kind === "sector" ? sector.id : pegId) === id,
  );
}
