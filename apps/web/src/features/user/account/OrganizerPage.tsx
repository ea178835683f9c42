import { useQueryClient } from "@tanstack/react-query";
import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import { isAtLeast } from "@tightlines/domain/user/role";
import { useState } from "react";
import { useApi } from "../../../lib/api/api.context.ts";
import { useIdentity, useSignedIn } from "../../../lib/identity/identity.context.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { readSubmitProblem } from "../../../ui/form/submit-problem.ts";
import { Page } from "../../../ui/Page.tsx";
import { toast } from "../../../ui/toast.ts";
import styles from "./OrganizerPage.module.css";

const route = getRouteApi("/default/account/organizer");

/** What being an organizer means, and one button. The new rights hold at once, without signing in again. */
export function OrganizerPage() {
  const signedIn = useSignedIn();
  const isOrganizer = signedIn !== null && isAtLeast(signedIn.role, "organizer");
  const { becomeOrganizer, isSending } = useBecomeOrganizer();
  return (
    <Page
      title={m.user_organizer_title()}
      description={m.user_organizer_sentence()}
      back={<Link to="/account">{m.user_account_title()}</Link>}
      narrow
    >
      <ul className={styles.points}>
        <li>{m.user_organizer_point_own()}</li>
        <li>{m.user_organizer_point_audit()}</li>
      </ul>
      {isOrganizer ? (
        <p>
          {m.user_organizer_already()} <Link to="/account/events">{m.user_organizer_to_events()}</Link>
        </p>
      ) : (
        <Button variant="filled" loading={isSending} onClick={() => void becomeOrganizer()}>
          {m.user_organizer_submit()}
        </Button>
      )}
    </Page>
  );
}

function useBecomeOrganizer() {
  const api = useApi();
  const identity = useIdentity();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const search = route.useSearch();
  const [isSending, setSending] = useState(false);

  async function becomeOrganizer() {
    setSending(true);
    try {
      await api.post("/api/users/organizer");
      await identity.refresh();
      await queryClient.invalidateQueries();
      toast.success(m.user_organizer_done());
      await navigate({ to: search.for ? "/events/add" : "/account/events" });
    } catch (error) {
      toast.error(readSubmitProblem(error).detail ?? m.identity_unknown());
    } finally {
      setSending(false);
    }
  }
  return { becomeOrganizer, isSending };
}
