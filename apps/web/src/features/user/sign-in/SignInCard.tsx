import { type ReactNode, useSyncExternalStore } from "react";
import { m } from "../../../paraglide/messages.js";
import styles from "./SignInCard.module.css";

/** The frame shared by the three pages of the login layout: what it is, what to do, where else to go. */
export function SignInCard({
  title,
  intro,
  notice,
  children,
  links,
}: {
  title: string;
  intro?: string;
  /** What just happened, above what to do now. */
  notice?: ReactNode;
  children?: ReactNode;
  links?: ReactNode;
}) {
  const isListening = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      {intro && <p className={styles.intro}>{intro}</p>}
      {notice && <div className={styles.notice}>{notice}</div>}
      <noscript>
        <p className={styles.notice}>{m.identity_needs_script()}</p>
      </noscript>
      {/* Before the scripts have come, what is typed would be lost, and sending it would put it into the address. */}
      <div inert={!isListening}>{children}</div>
      {links && <p className={styles.links}>{links}</p>}
    </>
  );
}
