import { useState } from "react";
import type { ScoreBook } from "../device/score-book.ts";
import type { DeskState } from "../device/score-desk.ts";
import { type GridLine, type KnownLines, listLines } from "./grid-lines.ts";

/** The device reads its book with every entry. A line is drawn anew only when something on it is new. */
export function useSameBook(book: ScoreBook): ScoreBook {
  const [same, setSame] = useState(() => ({ read: book, book, text: JSON.stringify(book) }));
  if (same.read === book) return same.book;
  const text = JSON.stringify(book);
  const next = { read: book, text, book: text === same.text ? same.book : book };
  setSame(next);
  return next.book;
}

interface Listed {
  from: readonly unknown[];
  known: KnownLines;
  lines: readonly GridLine[];
}

export function useLines(book: ScoreBook, state: DeskState, sessionId: number): readonly GridLine[] {
  const [listed, setListed] = useState<Listed>({ from: [], known: new Map(), lines: [] });
  const from = [book, state.scores, state.waiting, state.sending, sessionId];
  if (from.every((each, place) => each === listed.from[place])) return listed.lines;
  const isSameBook = listed.from[0] === book;
  const known = listLines(book, state, sessionId, isSameBook ? listed.known : new Map());
  const next = { from, known, lines: [...known.values()].map(({ line }) => line) };
  setListed(next);
  return next.lines;
}
