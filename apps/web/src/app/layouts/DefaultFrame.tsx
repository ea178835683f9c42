import type { ReactNode } from "react";
import { m } from "../../paraglide/messages.js";
import styles from "./DefaultFrame.module.css";
import { OfflineBanner } from "./OfflineBanner.tsx";
import { TopNav } from "./TopNav.tsx";

export function DefaultFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#content">
        {m.shell_skip_to_content()}
      </a>
      <TopNav />
      <OfflineBanner />
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <footer className={styles.footer}>
        <p>{m.shell_footer_tagline()}</p>
        <a href="/api/docs">{m.shell_footer_api()}</a>
      </footer>
    </div>
  );
}
