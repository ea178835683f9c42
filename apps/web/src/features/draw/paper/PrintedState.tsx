import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { CheckIcon, WarningIcon } from "../../../ui/FrameIcons.tsx";
import { Loaded } from "../../../ui/Loaded.tsx";
import { CardsSkeleton } from "../../../ui/Skeletons.tsx";
import { printedPaperQuery } from "./paper.queries.ts";
import styles from "./Papers.module.css";
import { describePaper } from "./describe-paper.ts";

/** For whoever has scanned a sheet: whether it still holds. */
export function PrintedState({ eventUrl, paper }: { eventUrl: string; paper: string }) {
  const printed = useQuery(printedPaperQuery(useApi(), eventUrl, paper));
  return (
    <Loaded query={printed} skeleton={<CardsSkeleton cards={1} />}>
      {(state) => (
        <div className={styles.state} data-stale={state.isCurrent ? undefined : true}>
          <p className={styles.of}>{describePaper(state)}</p>
          <h2 className={styles.verdict}>
            {state.isCurrent ? <CheckIcon size={32} /> : <WarningIcon size={32} />}
            {state.isCurrent ? m.paper_current() : m.paper_stale()}
          </h2>
          <p>{state.isCurrent ? m.paper_current_words() : m.paper_stale_words()}</p>
          <p>
            <Link
              to="/events/$eventUrl/draws"
              params={{ eventUrl }}
              search={state.sessionNumber === null ? {} : { session: state.sessionNumber }}
            >
              {m.paper_see_draw()}
            </Link>
          </p>
        </div>
      )}
    </Loaded>
  );
}
