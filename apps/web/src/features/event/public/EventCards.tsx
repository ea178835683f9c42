import type { PageMeta } from "@tightlines/contract/endpoint";
import type { ListedEventResponse } from "@tightlines/contract/event";
import { useEffect, useRef } from "react";
import { ButtonLink } from "../../../lib/ButtonLink.tsx";
import { LoadMore } from "../../../lib/list/LoadMore.tsx";
import { m } from "../../../paraglide/messages.js";
import { EventCard } from "./EventCard.tsx";
import styles from "./EventCards.module.css";

/** So many pages come by scrolling alone; then somebody has to ask, so that the footer can be reached. */
const AUTOMATIC_PAGES = 5;

export interface EventCardsProps {
  events: readonly ListedEventResponse[];
  /** The page the list begins with: another than 1 where a link led into its middle. */
  firstPage: number;
  lastMeta: PageMeta;
  isLoading: boolean;
  onMore: () => void;
}

export function EventCards({ events, firstPage, lastMeta, isLoading, onMore }: EventCardsProps) {
  const { page, pageSize, total } = lastMeta;
  const { list, focusNext } = useFocusOnNext(events.length);
  return (
    <>
      <output className={styles.count}>{m.event_list_count({ count: total })}</output>
      {firstPage > 1 && (
        <p className={styles.earlier}>
          <ButtonLink to="." search={(chosen) => ({ ...chosen, page: firstPage - 1 })}>
            {m.event_list_earlier()}
          </ButtonLink>
        </p>
      )}
      <ul ref={list} className={styles.cards}>
        {events.map((event) => (
          <li key={event.id}>
            <EventCard event={event} />
          </li>
        ))}
      </ul>
      {page * pageSize < total && (
        <LoadMore
          page={page + 1}
          isLoading={isLoading}
          isAutomatic={page - firstPage + 1 < AUTOMATIC_PAGES}
          onMore={(isPressed) => {
            if (isPressed) focusNext();
            onMore();
          }}
        />
      )}
    </>
  );
}

/** Whoever asked for more by the keyboard goes on with the first new card; the button may be gone by then. */
function useFocusOnNext(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const next = useRef<number | null>(null);
  useEffect(() => {
    if (next.current === null || next.current >= count) return;
    list.current?.children[next.current]?.querySelector("a")?.focus({ preventScroll: true });
    next.current = null;
  }, [count]);
  return {
    list,
    focusNext: () => {
      next.current = count;
    },
  };
}
