import { Link, Outlet } from "@tanstack/react-router";
import { Logo } from "../../ui/Logo.tsx";
import { ThemeToggle } from "../../ui/ThemeToggle.tsx";
import styles from "./LoginLayout.module.css";
import { OfflineBanner } from "./OfflineBanner.tsx";

/** A bare page: nothing but what brings one in. */
export function LoginLayout() {
  return (
    <div className={styles.frame}>
      <header className={styles.header}>
        <Link to="/events" className={styles.home}>
          <Logo size={40} />
        </Link>
        <ThemeToggle className={styles.toggle ?? ""} />
      </header>
      <OfflineBanner />
      <main tabIndex={-1} className={styles.main}>
        <div className={styles.card}>
          <Outlet />
        </div>
      </main>
    </div>
  );
}
