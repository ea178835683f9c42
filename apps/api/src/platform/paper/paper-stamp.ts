import { createHash } from "node:crypto";

/** What a sheet says about itself, as `frame.typ` reads it. */
export interface Stamp {
  version: string;
  /** Which of the paper's QR codes it carries. */
  code: number;
}

/** What one sheet shows: the kind of it, and two ids that say which one. */
export type StampScope<Kind extends string = string> = readonly [kind: Kind, within: number, id: number];

/** Gives every sheet of a paper its version and its QR code. */
export interface Stamper {
  codes: readonly string[];
  stamp(scope: StampScope, words: unknown): Stamp;
}

export function createStamper(address: (code: string) => string): Stamper {
  const codes: string[] = [];
  return {
    codes,
    stamp(scope, words) {
      const version = versionOf(words);
      codes.push(address([...scope, version].join("-")));
      const spaced = `${version.slice(0, 4)} ${version.slice(4)}`.toUpperCase();
      return { version: spaced, code: codes.length - 1 };
    },
  };
}

/**
 * The version of a sheet is made of its words alone: a change elsewhere in the event leaves it current, and a change that
 * is taken back makes it current again.
 */
export function versionOf(words: unknown): string {
  return createHash("sha256").update(JSON.stringify(words)).digest("hex").slice(0, 8);
}

/** Undefined for what is no code of a sheet of these kinds. */
export function readStamp<Kind extends string>(
  code: string,
  kinds: readonly Kind[],
): { scope: StampScope<Kind>; version: string } | undefined {
  const [, kind, within, id, version] = /^([a-z]+)-(\d{1,15})-(\d{1,15})-([0-9a-f]{8})$/.exec(code) ?? [];
  const known = kinds.find((each) => each === kind);
  if (!known || !version) return undefined;
  return { scope: [known, Number(within), Number(id)], version };
}
