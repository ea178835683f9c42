import { useNavigate } from "@tanstack/react-router";
import type { UserResponse } from "@tightlines/contract/user";
import { useApi } from "../../../lib/api/api.context.ts";
import { DeleteButton } from "../../../lib/deletion/DeleteButton.tsx";
import { useIdentity } from "../../../lib/identity/identity.context.ts";
import { m } from "../../../paraglide/messages.js";
import { Card } from "../../../ui/Card.tsx";
import { toast } from "../../../ui/toast.ts";
import styles from "./AccountPage.module.css";
import { ExportButton } from "./ExportButton.tsx";

/** What we hold about somebody is theirs: they may take it along, and they may take it away. */
export function DataCard({ user }: { user: UserResponse }) {
  const deleteAccount = useDeleteAccount(user);
  return (
    <Card title={m.user_account_data()}>
      <p className={styles.help}>{m.user_account_export_help()}</p>
      <div className={styles.buttons}>
        <ExportButton uid={user.uid} />
        <DeleteButton
          label={m.user_account_delete()}
          name={m.user_account_delete_name()}
          goes={m.user_account_delete_goes()}
          stays={m.user_account_delete_stays()}
          onConfirm={deleteAccount}
        />
      </div>
    </Card>
  );
}

function useDeleteAccount({ uid }: UserResponse): () => Promise<void> {
  const api = useApi();
  const identity = useIdentity();
  const navigate = useNavigate();
  return async () => {
    await api.delete("/api/users/{id}", { params: { id: uid } });
    toast.success(m.user_account_deleted());
    // The token is worthless now, so the next page must not ask with it; and this page is not for guests, so
    // the way to the next one begins before anybody is told that nobody is signed in any more.
    await identity.act(async (provider) => {
      await provider.signOut();
      await navigate({ to: "/events" });
    });
  };
}
