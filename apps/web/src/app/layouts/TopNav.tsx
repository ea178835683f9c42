import { Link } from "@tanstack/react-router";
import { useSignedIn } from "../../lib/identity/identity.context.ts";
import type { SignedIn } from "../../lib/identity/token-claims.ts";
import { m } from "../../paraglide/messages.js";
import { Dropdown } from "../../ui/Dropdown.tsx";
import { MenuIcon } from "../../ui/FrameIcons.tsx";
import { Logo } from "../../ui/Logo.tsx";
import { ThemeToggle } from "../../ui/ThemeToggle.tsx";
import { UserAvatar } from "../../ui/UserAvatar.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import styles from "./TopNav.module.css";
import { isRouteAllowed } from "../route-access.ts";
import { useSignOut } from "./use-sign-out.ts";

/** Events, Users where allowed, My Account or Login, Sign Up, Logout, and the user's dropdown; on a phone behind one button. */
export function TopNav() {
  const signedIn = useSignedIn();
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <Link to="/events" className={styles.home}>
          <Logo size={34} wordmark="roomy" />
        </Link>
        <nav className={styles.desk} aria-label={m.shell_nav_label()}>
          <ul className={styles.links}>
            <NavLinks signedIn={signedIn} />
          </ul>
        </nav>
        <div className={styles.end}>
          <ThemeToggle />
          {signedIn && <UserMenu signedIn={signedIn} />}
          <nav className={styles.phone} aria-label={m.shell_nav_label()}>
            <Dropdown label={<MenuLabel />}>
              <ul className={styles.links}>
                <NavLinks signedIn={signedIn} />
              </ul>
            </Dropdown>
          </nav>
        </div>
      </div>
    </header>
  );
}

function NavLinks({ signedIn }: { signedIn: SignedIn | null }) {
  return (
    <>
      <li>
        <Link to="/events" className={styles.link}>
          {m.shell_nav_events()}
        </Link>
      </li>
      {signedIn && isRouteAllowed(signedIn.role, "user-list") && (
        <li>
          <Link to="/users" className={styles.link}>
            {m.shell_nav_users()}
          </Link>
        </li>
      )}
      {signedIn ? <AccountLinks /> : <GuestLinks />}
    </>
  );
}

function GuestLinks() {
  return (
    <>
      <li>
        <Link to="/login" className={styles.link}>
          {m.shell_nav_login()}
        </Link>
      </li>
      <li>
        <Link to="/signup" className={styles.link}>
          {m.shell_nav_signup()}
        </Link>
      </li>
    </>
  );
}

function AccountLinks() {
  const signOut = useSignOut();
  return (
    <>
      <li>
        <Link to="/account" className={styles.link}>
          {m.shell_nav_account()}
        </Link>
      </li>
      <li>
        <button type="button" className={styles.link} onClick={() => void signOut()}>
          {m.shell_nav_logout()}
        </button>
      </li>
    </>
  );
}

function UserMenu({ signedIn: { displayName, email, role } }: { signedIn: SignedIn }) {
  return (
    <Dropdown label={<UserLabel name={displayName} />}>
      <p className={styles.who}>
        <strong>{displayName}</strong>
        <span>{email}</span>
      </p>
      <ul className={styles.links}>
        {isRouteAllowed(role, "event-add") && (
          <>
            <li>
              <Link to="/account/events" className={styles.link}>
                {m.event_list_mine()}
              </Link>
            </li>
            <li>
              <Link to="/species" className={styles.link}>
                {m.shell_nav_species()}
              </Link>
            </li>
          </>
        )}
        <li>
          <Link to="/upload" className={styles.link}>
            {m.upload_page()}
          </Link>
        </li>
        <AccountLinks />
      </ul>
    </Dropdown>
  );
}

function UserLabel({ name }: { name: string }) {
  return (
    <>
      <UserAvatar name={name} />
      <VisuallyHidden>{name}</VisuallyHidden>
    </>
  );
}

function MenuLabel() {
  return (
    <>
      <MenuIcon />
      <VisuallyHidden>{m.shell_nav_menu()}</VisuallyHidden>
    </>
  );
}
