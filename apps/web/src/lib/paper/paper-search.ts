/** What the address behind the QR code of a printed sheet says. */
export interface PaperSearch {
  paper?: string;
}

/** What is no code of a sheet of these kinds is left out: the page then offers the sheets of now. */
export function readPaperSearch(kinds: readonly string[]) {
  const code = new RegExp(`^(${kinds.join("|")})-\\d{1,15}-\\d{1,15}-[0-9a-f]{8}$`);
  return ({ paper }: Record<string, unknown>): PaperSearch =>
    typeof paper === "string" && code.test(paper) ? { paper } : {};
}
