import type { UserResponse } from "@tightlines/contract/user";
import { formatReadersDay } from "../../lib/time/format-day.ts";
import { m } from "../../paraglide/messages.js";
import { roleLabel } from "./role-label.ts";
import styles from "./UserFacts.module.css";

/** What users cannot change by themselves. */
export function UserFacts({ user }: { user: UserResponse }) {
  return (
    <dl className={styles.facts}>
      <dt>{m.user_field_email()}</dt>
      <dd>{user.email}</dd>
      <dt>{m.user_field_role()}</dt>
      <dd>{roleLabel(user.role)}</dd>
      <dt>{m.user_field_since()}</dt>
      <dd>{formatReadersDay(user.createdAt)}</dd>
    </dl>
  );
}
