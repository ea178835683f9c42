import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { m } from "../paraglide/messages.js";
import { GripIcon } from "./ManageIcons.tsx";
import { moveItem } from "./move-item.ts";
import styles from "./OrderedList.module.css";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

export interface OrderedListProps<Item> {
  /** What is ordered, for those who hear it. */
  label: string;
  items: readonly Item[];
  itemKey: (item: Item) => number;
  /** An item by its name, for the handle and for what is said when it moves. */
  itemLabel: (item: Item) => string;
  /** Stores the new order; until it is settled the list stays as it was left. */
  onOrder: (items: readonly Item[]) => Promise<unknown>;
  children: (item: Item) => ReactNode;
}

/** A list whose order people choose: by dragging a handle, or with the arrow keys on it. */
export function OrderedList<Item>(props: OrderedListProps<Item>) {
  const { label, items, itemKey, itemLabel, onOrder, children } = props;
  const list = useRef<HTMLOListElement>(null);
  const [draft, setDraft] = useState<readonly Item[] | null>(null);
  // A handle can be let go before its last move is drawn: what is stored is the last move, not what is on the screen.
  const latest = useRef(draft);
  const [held, setHeld] = useState<number | null>(null);
  const [said, setSaid] = useState("");
  const focused = useRef<number | null>(null);
  const shown = draft ?? items;

  // A handle that is moved in the document loses the focus; it gets it back before the key is let go.
  useLayoutEffect(() => {
    if (focused.current === null) return;
    list.current?.querySelector<HTMLElement>(`[data-handle="${focused.current}"]`)?.focus();
    focused.current = null;
  });

  function keep(order: readonly Item[] | null) {
    latest.current = order;
    setDraft(order);
  }

  function move(item: Item, to: number) {
    const order = latest.current ?? items;
    const from = order.indexOf(item);
    if (to === from || to < 0 || to >= shown.length) return;
    keep(moveItem(order, from, to));
    setSaid(m.ui_moved({ name: itemLabel(item), place: to + 1, total: shown.length }));
  }

  async function settle() {
    setHeld(null);
    const order = latest.current;
    if (!order) return;
    const isSame = order.every((item, index) => item === items[index]);
    try {
      if (!isSame) await onOrder(order);
    } finally {
      // Somebody who moves the next item meanwhile keeps what they moved.
      if (latest.current === order) keep(null);
    }
  }

  function answerKey(event: KeyboardEvent, item: Item) {
    const step = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
    if (event.key === "Escape") keep(null);
    if (step === 0) return;
    event.preventDefault();
    focused.current = itemKey(item);
    move(item, (latest.current ?? items).indexOf(item) + step);
  }

  function drag(event: PointerEvent, item: Item) {
    if (held !== itemKey(item)) return;
    const places = [...(list.current?.children ?? [])].map((place) => place.getBoundingClientRect());
    const others = places.filter((_, index) => shown[index] !== item);
    move(item, others.filter(({ top, height }) => top + height / 2 < event.clientY).length);
  }

  return (
    <>
      <ol ref={list} className={styles.list} aria-label={label}>
        {shown.map((item) => {
          const key = itemKey(item);
          return (
            <li key={key} className={styles.item} data-held={held === key || undefined}>
              <button
                type="button"
                className={styles.handle}
                data-handle={key}
                aria-label={m.ui_move({ name: itemLabel(item) })}
                onKeyDown={(event) => answerKey(event, item)}
                onKeyUp={(event) => event.key.startsWith("Arrow") && void settle()}
                onPointerDown={(event) => {
                  event.currentTarget.setPointerCapture(event.pointerId);
                  setHeld(key);
                }}
                onPointerMove={(event) => drag(event, item)}
                onPointerUp={(event) => {
                  drag(event, item);
                  void settle();
                }}
                onPointerCancel={() => {
                  setHeld(null);
                  keep(null);
                }}
              >
                <GripIcon />
              </button>
              <div className={styles.content}>{children(item)}</div>
            </li>
          );
        })}
      </ol>
      <output>
        <VisuallyHidden>{said}</VisuallyHidden>
      </output>
    </>
  );
}
