import type { ReactNode } from "react";
import styles from "./SignInCard.module.css";

/** The frame shared by the three pages of the login layout: what it is, what to do, where else to go. */
export function SignInCard({
  title,
  intro,
  children,
  links,
}: {
  title: string;
  intro?: string;
  children?: ReactNode;
  links?: ReactNode;
}) {
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      {intro && <p className={styles.intro}>{intro}</p>}
      {children}
      {links && <p className={styles.links}>{links}</p>}
    </>
  );
}
