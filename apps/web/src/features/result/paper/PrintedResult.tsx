import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useApi } from "../../../lib/api/api.context.ts";
import { PrintedVerdict } from "../../../lib/paper/PrintedVerdict.tsx";
import { m } from "../../../paraglide/messages.js";
import { Loaded } from "../../../ui/Loaded.tsx";
import { CardsSkeleton } from "../../../ui/Skeletons.tsx";
import { printedResultQuery } from "./result-paper.queries.ts";

/** For whoever has scanned a sheet of results or scores: whether it still holds. */
export function PrintedResult({ eventUrl, paper }: { eventUrl: string; paper: string }) {
  const printed = useQuery(printedResultQuery(useApi(), eventUrl, paper));
  return (
    <Loaded query={printed} skeleton={<CardsSkeleton cards={1} />}>
      {({ isCurrent, title }) => (
        <PrintedVerdict
          isCurrent={isCurrent}
          of={title ?? m.result_paper_gone()}
          staleWords={m.result_paper_stale_words()}
        >
          <Link to="/events/$eventUrl/results" params={{ eventUrl }}>
            {m.result_paper_see()}
          </Link>
        </PrintedVerdict>
      )}
    </Loaded>
  );
}
