import type { MouseEvent } from "react";
import { useEffect, useEffectEvent, useRef } from "react";
import { m } from "../../paraglide/messages.js";
import { ButtonLink } from "../ButtonLink.tsx";
import styles from "./LoadMore.module.css";

export interface LoadMoreProps {
  /** The page that comes next. */
  page: number;
  isLoading: boolean;
  /** Whether more is fetched as soon as this comes near; else only when it is pressed. */
  isAutomatic: boolean;
  /** `isPressed` when somebody pressed it, and not the scrolling. */
  onMore: (isPressed: boolean) => void;
}

/** The end of a list that goes on: appends the next page. Without JavaScript it is a link to that page. */
export function LoadMore({ page, isLoading, isAutomatic, onMore }: LoadMoreProps) {
  const box = useRef<HTMLDivElement>(null);
  const loadMore = useEffectEvent(() => onMore(false));

  useEffect(() => {
    if (!box.current || !isAutomatic || isLoading) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && loadMore(),
      { rootMargin: "400px" },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [isAutomatic, isLoading]);

  function press(event: MouseEvent) {
    // A new tab is asked for: the link leads there.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (!isLoading) onMore(true);
  }

  return (
    <div ref={box} className={styles.more}>
      <ButtonLink to="." search={(chosen) => ({ ...chosen, page })} loading={isLoading} onClick={press}>
        {m.shell_list_more()}
      </ButtonLink>
    </div>
  );
}
