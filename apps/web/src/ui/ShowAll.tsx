import type { RefObject } from "react";
import { flushSync } from "react-dom";
import { m } from "../paraglide/messages.js";
import { Button } from "./Button.tsx";

export interface ShowAllProps {
  /** How many there are in all. */
  count: number;
  /** What holds the rows, one element each. */
  list: RefObject<HTMLElement | null>;
  onShow: () => void;
}

/** The end of a list that shows its beginning. Whoever asks for the rest goes on where it begins, or at the list's top. */
export function ShowAll({ count, list, onShow }: ShowAllProps) {
  function show() {
    const before = list.current?.children.length ?? 0;
    flushSync(onShow);
    focusOn(list.current?.children[before] ?? list.current);
  }
  return <Button onClick={show}>{m.ui_show_all({ count })}</Button>;
}

/** What can be used in a row, or else the row itself: a screen reader reads on from there. */
function focusOn(row: Element | null): void {
  const target = row?.querySelector<HTMLElement>("a, button, input, select") ?? row;
  if (!(target instanceof HTMLElement)) return;
  if (target === row) target.tabIndex = -1;
  target.focus();
}
