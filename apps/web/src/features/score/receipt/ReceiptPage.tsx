import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReceiptResponse } from "@tightlines/contract/score/receipt";
import { useApi } from "../../../lib/api/api.context.ts";
import { formatMoment } from "../../../lib/time/format-moment.ts";
import { useSecret } from "../../../lib/use-secret.ts";
import { m } from "../../../paraglide/messages.js";
import { Badge } from "../../../ui/Badge.tsx";
import { Card } from "../../../ui/Card.tsx";
import { Loaded } from "../../../ui/Loaded.tsx";
import { Page } from "../../../ui/Page.tsx";
import { FormSkeleton } from "../../../ui/Skeletons.tsx";
import { sessionLabel } from "../../session/session-label.ts";
import { receiptQuery } from "./receipt.queries.ts";
import styles from "./ReceiptPage.module.css";
import { SignedScore } from "./SignedScore.tsx";

/** Where the code leads that an angler scans after they have confirmed: what they signed, and whether it still holds. */
export function ReceiptPage() {
  const secret = useSecret();
  const query = useQuery({ ...receiptQuery(useApi(), secret ?? ""), enabled: Boolean(secret) });
  return (
    <Page narrow title={m.receipt_page()}>
      <noscript>
        <p>{m.receipt_needs_script()}</p>
      </noscript>
      {secret === "" ? (
        <p>{m.receipt_no_secret()}</p>
      ) : (
        <Loaded query={query} skeleton={<FormSkeleton fields={4} />}>
          {(receipt) => <Receipt receipt={receipt} />}
        </Loaded>
      )}
    </Page>
  );
}

function Receipt({ receipt }: { receipt: ReceiptResponse }) {
  const { state, event, session, signed } = receipt;
  const { title, why, tone } = states[state];
  return (
    <div className={styles.parts}>
      <Card title={title()} aside={<Badge tone={tone}>{tone === "reed" ? "✓" : "!"}</Badge>}>
        <p>{why()}</p>
      </Card>
      <Card title={receipt.anglerName}>
        <dl className={styles.facts}>
          {factsOf(receipt).map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
      {signed && (
        <Card title={m.receipt_what()}>
          <SignedScore event={event} signed={signed} />
        </Card>
      )}
      <p>{m.receipt_keep()}</p>
      <Link
        to="/events/$eventUrl/scores"
        params={{ eventUrl: event.url }}
        search={{ session: session.number }}
      >
        {m.receipt_scores()}
      </Link>
    </div>
  );
}

const states = {
  holds: { title: m.receipt_holds, why: m.receipt_holds_why, tone: "reed" },
  changed: { title: m.receipt_changed, why: m.receipt_changed_why, tone: "clay" },
  open: { title: m.receipt_open, why: m.receipt_open_why, tone: "float" },
  refused: { title: m.receipt_refused, why: m.receipt_refused_why, tone: "clay" },
} as const;

function factsOf(receipt: ReceiptResponse): [string, string][] {
  const { event, session, anglerNumber, teamName, sectorCode, pegNumber, signedAt, receivedAt } = receipt;
  const who = [m.score_number({ number: anglerNumber }), teamName].filter(Boolean).join(", ");
  const hasPlace = sectorCode !== null && pegNumber !== null;
  return [
    [m.receipt_angler(), who],
    [m.receipt_event(), event.name],
    [m.receipt_session(), sessionLabel(session)],
    ...(hasPlace
      ? [
          [m.receipt_place(), m.score_place({ sector: sectorCode, peg: pegNumber })] satisfies [
            string,
            string,
          ],
        ]
      : []),
    [m.receipt_when(), formatMoment(signedAt, event.timeZone)],
    [m.receipt_arrived(), formatMoment(receivedAt, event.timeZone)],
  ];
}
