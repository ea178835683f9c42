import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useApi } from "../../../lib/api/api.context.ts";
import { PrintedVerdict } from "../../../lib/paper/PrintedVerdict.tsx";
import { m } from "../../../paraglide/messages.js";
import { Loaded } from "../../../ui/Loaded.tsx";
import { CardsSkeleton } from "../../../ui/Skeletons.tsx";
import { printedPaperQuery } from "./paper.queries.ts";
import { describePaper } from "./describe-paper.ts";

/** For whoever has scanned a sheet of the draw: whether it still holds. */
export function PrintedState({ eventUrl, paper }: { eventUrl: string; paper: string }) {
  const printed = useQuery(printedPaperQuery(useApi(), eventUrl, paper));
  return (
    <Loaded query={printed} skeleton={<CardsSkeleton cards={1} />}>
      {(state) => (
        <PrintedVerdict
          isCurrent={state.isCurrent}
          of={describePaper(state)}
          staleWords={m.paper_stale_words()}
        >
          <Link
            to="/events/$eventUrl/draws"
            params={{ eventUrl }}
            search={state.sessionNumber === null ? {} : { session: state.sessionNumber }}
          >
            {m.paper_see_draw()}
          </Link>
        </PrintedVerdict>
      )}
    </Loaded>
  );
}
