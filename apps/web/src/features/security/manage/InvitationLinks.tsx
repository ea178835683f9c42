import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { EventResponse } from "@tightlines/contract/event";
import type { NewInvitationLinkResponse } from "@tightlines/contract/invitation-link";
import { useState } from "react";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Loaded } from "../../../ui/Loaded.tsx";
import { TableSkeleton } from "../../../ui/Skeletons.tsx";
import { invitationLinksQuery, securityKeys } from "../security.queries.ts";
import { InvitationLinkForm } from "./InvitationLinkForm.tsx";
import { InvitationLinkRow } from "./InvitationLinkRow.tsx";
import styles from "./InvitationLinks.module.css";
import { InvitationLinkSheet } from "./InvitationLinkSheet.tsx";

/** Links that invite whoever opens them: made, shown once and ended. */
export function InvitationLinks({ event }: { event: EventResponse }) {
  const queryClient = useQueryClient();
  const query = useQuery(invitationLinksQuery(useApi(), event.id));
  const [isAsking, setAsking] = useState(false);
  const [made, setMade] = useState<NewInvitationLinkResponse>();
  return (
    <div className={styles.parts}>
      {made && <InvitationLinkSheet event={event} link={made} onDone={() => setMade(undefined)} />}
      <Card
        title={m.security_link_title()}
        aside={<Button onClick={() => setAsking(true)}>{m.security_link_add()}</Button>}
      >
        <p>{m.security_link_description()}</p>
        <Loaded query={query} skeleton={<TableSkeleton rows={1} columns={2} />} isEmpty={hasNone}>
          {(links) => (
            <ul className={styles.list} aria-label={m.security_link_title()}>
              {links.map((link) => (
                <InvitationLinkRow
                  key={link.id}
                  event={event}
                  link={link}
                  onEnded={() => setMade(made?.id === link.id ? undefined : made)}
                />
              ))}
            </ul>
          )}
        </Loaded>
      </Card>
      <Dialog isOpen={isAsking} onClose={() => setAsking(false)} title={m.security_link_new_title()}>
        <InvitationLinkForm
          event={event}
          onCancel={() => setAsking(false)}
          onMade={(link) => {
            setMade(link);
            setAsking(false);
            void queryClient.invalidateQueries({ queryKey: securityKeys.all(event.id) });
          }}
        />
      </Dialog>
    </div>
  );
}

function hasNone(links: readonly unknown[]): boolean {
  return links.length === 0;
}
