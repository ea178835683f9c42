/** What a file is by its first bytes, whatever its name says; "text" for what has no signature. */
export type FileKind = "text" | "xlsx" | Refused;

/** What cannot be read as a table, each with a sentence of its own. */
export type Refused =
  | "empty"
  | "image"
  | "pdf"
  | "old-excel"
  | "encrypted"
  | "word"
  | "open-document"
  | "numbers"
  | "archive"
  | "web-page"
  | "unreadable";

export function fileKindOf(bytes: Uint8Array): FileKind {
  if (bytes.length === 0) return "empty";
  const found = signatures.find(({ start }) => start.every((byte, at) => byte < 0 || bytes[at] === byte));
  if (found) return found.kind;
  if (startsWith(bytes, ZIP)) return zipKindOf(bytes);
  if (startsWith(bytes, COMPOUND)) return compoundKindOf(bytes);
  return /^(ï»¿)?\s*(<!doctype html|<html|<table|<\?xml)/i.test(latin(bytes.subarray(0, 512)))
    ? "web-page"
    : "text";
}

const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** The box old Office files are kept in, and new ones that are locked with a password. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0];

/** A byte below 0 may be any. */
const signatures: readonly { kind: Refused; start: readonly number[] }[] = [
  { kind: "image", start: [0xff, 0xd8, 0xff] },
  { kind: "image", start: [0x89, ...ascii("PNG")] },
  { kind: "image", start: ascii("GIF8") },
  { kind: "image", start: [...ascii("RIFF"), -1, -1, -1, -1, ...ascii("WEBP")] },
  // What telephones take: HEIC and AVIF.
  { kind: "image", start: [-1, -1, -1, -1, ...ascii("ftyp")] },
  { kind: "image", start: [0x49, 0x49, 0x2a, 0x00] },
  { kind: "image", start: [0x4d, 0x4d, 0x00, 0x2a] },
  { kind: "pdf", start: ascii("%PDF") },
  { kind: "word", start: ascii("{\\rtf") },
  // Excel before 1997 wrote no box around its sheet.
  { kind: "old-excel", start: [0x09, 0x08, -1, 0x00] },
  { kind: "old-excel", start: [0x09, 0x04, -1, 0x00] },
  { kind: "old-excel", start: [0x09, 0x02, -1, 0x00] },
  { kind: "archive", start: ascii("Rar!") },
  { kind: "archive", start: [...ascii("7z"), 0xbc, 0xaf] },
  { kind: "archive", start: [0x1f, 0x8b] },
];

/** The names of the files inside a zip stand in it as they are. */
function zipKindOf(bytes: Uint8Array): FileKind {
  const text = latin(bytes);
  if (text.includes("vnd.oasis.opendocument")) return "open-document";
  if (text.includes("word/document.xml")) return "word";
  if (text.includes("xl/workbook.bin")) return "old-excel";
  if (text.includes("xl/")) return "xlsx";
  return text.includes("Index/Document.iwa") ? "numbers" : "archive";
}

/** So do those in the older box, in letters of two bytes. */
function compoundKindOf(bytes: Uint8Array): Refused {
  const text = latin(bytes).replaceAll("\0", "");
  if (text.includes("EncryptedPackage")) return "encrypted";
  return text.includes("WordDocument") ? "word" : "old-excel";
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, at) => bytes[at] === byte);
}

function ascii(text: string): number[] {
  return Array.from(text, (letter) => letter.charCodeAt(0));
}

/** Each byte as one character. */
function latin(bytes: Uint8Array): string {
  return new TextDecoder("windows-1252").decode(bytes);
}
