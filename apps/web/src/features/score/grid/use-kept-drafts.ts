import { useCallback, useEffect, useRef, useState } from "react";
import { keep, readKept } from "../../../lib/outbox/kept.ts";
import { logFailure } from "../../../lib/log-failure.ts";
import type { RowDraft } from "./row-draft.ts";

export type Drafts = ReadonlyMap<number, RowDraft>;

/** What was typed and is not stored as a score yet. The device keeps it, so that it is there when the page is opened again. */
export function useKeptDrafts(name: string) {
  const [drafts, setDrafts] = useState<Drafts>(new Map());
  const latest = useRef(drafts);
  const writing = useRef(Promise.resolve());

  const change = useCallback(
    (next: Drafts) => {
      latest.current = next;
      setDrafts(next);
      writing.current = writing.current
        .then(() => keep(name, { drafts: [...latest.current] }))
        .catch((error: unknown) => logFailure(String(error)));
    },
    [name],
  );

  useEffect(() => {
    let isOpen = true;
    void readKept<{ drafts: [number, RowDraft][] }>(name).then((kept) => {
      if (!isOpen || !kept) return;
      latest.current = new Map([...kept.drafts, ...latest.current]);
      setDrafts(latest.current);
    });
    return () => {
      isOpen = false;
    };
  }, [name]);

  return { drafts, latest, change };
}
