import type { SecurityResponse } from "@tightlines/contract/security";
import styles from "./Holder.module.css";

/** The person with the address below; an invitation has only the address. */
export function Holder({ entry: { displayName, email } }: { entry: SecurityResponse }) {
  if (!displayName) return <span className={styles.name}>{email}</span>;
  return (
    <>
      <span className={styles.name}>{displayName}</span>
      <span className={styles.email}>{email}</span>
    </>
  );
}
