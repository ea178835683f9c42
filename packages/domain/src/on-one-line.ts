/**
 * A text for one line: a line end inside would move or end what follows, and half of a character cannot be written.
 */
export function onOneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cs}\s]+/gu, " ").trim();
}

/** Whether it is one already. */
export function isOneLine(text: string): boolean {
  return !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text);
}
