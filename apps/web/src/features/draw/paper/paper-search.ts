/** What the address behind the QR code of a printed sheet says. */
export interface PaperSearch {
  paper?: string;
}

/** What is no code of ours is left out: the page then offers the sheets of now. */
export function readPaperSearch({ paper }: Record<string, unknown>): PaperSearch {
  return typeof paper === "string" && /^(sector|peg|team)-\d{1,15}-\d{1,15}-[0-9a-f]{8}$/.test(paper)
    ? { paper }
    : {};
}
