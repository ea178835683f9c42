import type { ReactNode } from "react";
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
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      {intro && <p className={styles.intro}>{intro}</p>}
      {notice && <div className={styles.notice}>{notice}</div>}
      {children}
      {links && <p className={styles.links}>{links}</p>}
    </>
  );
}
