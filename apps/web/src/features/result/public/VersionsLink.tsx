import { Link } from "@tanstack/react-router";
import type { ResultTables } from "@tightlines/contract/result/result-table";
import { m } from "../../../paraglide/messages.js";

/** To what was published, as soon as something was. */
export function VersionsLink({ eventUrl, tables }: { eventUrl: string; tables: ResultTables }) {
  if (tables.latestVersion === null) return null;
  return (
    <p>
      <Link to="/events/$eventUrl/results/versions" params={{ eventUrl }} search={{}}>
        {m.result_changes_link({ number: tables.latestVersion })}
      </Link>
    </p>
  );
}
