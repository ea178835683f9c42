import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { EventResponse } from "@tightlines/contract/event";
import { useApi } from "../../../../lib/api/api.context.ts";
import { m } from "../../../../paraglide/messages.js";
import { EmptyNet } from "../../../../ui/drawings/EmptyNet.tsx";
import { EmptyState } from "../../../../ui/EmptyState.tsx";
import { Loaded } from "../../../../ui/Loaded.tsx";
import { Page } from "../../../../ui/Page.tsx";
import { TableSkeleton } from "../../../../ui/Skeletons.tsx";
import { registrationSettingsQuery, registrationsQuery } from "../../registration.queries.ts";
import { BankFileImport } from "./BankFileImport.tsx";

/** Who has paid, by a file of the club's bank. */
export function BankFilePage({ event: { url } }: { event: EventResponse }) {
  const api = useApi();
  const settings = useQuery(registrationSettingsQuery(api, url));
  const registrations = useQuery(registrationsQuery(api, url));
  const back = (
    <Link to="/events/$eventUrl/manage/registrations" params={{ eventUrl: url }}>
      {m.desk_title()}
    </Link>
  );
  return (
    <Page title={m.desk_bank_title()} description={m.desk_bank_description()} back={back}>
      <Loaded
        query={registrations}
        skeleton={<TableSkeleton rows={3} columns={3} />}
        isEmpty={(rows) => rows.length === 0}
        empty={<EmptyState drawing={<EmptyNet />} sentence={m.desk_bank_empty()} />}
      >
        {(rows) => (
          <Loaded query={settings} skeleton={<TableSkeleton rows={3} columns={3} />}>
            {({ currency }) => <BankFileImport eventUrl={url} registrations={rows} currency={currency} />}
          </Loaded>
        )}
      </Loaded>
    </Page>
  );
}
