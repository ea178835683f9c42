import { m } from "../paraglide/messages.js";
import { ActionIcon } from "./ActionIcon.tsx";
import { chooseColorScheme, isDarkNow } from "./color-scheme.ts";
import { MoonIcon, SunIcon } from "./FrameIcons.tsx";
import styles from "./ThemeToggle.module.css";

/** One tap between light and dark, for a narrow header; ThemeSwitch also offers to follow the device. */
export function ThemeToggle({ className = "" }: { className?: string }) {
  // Both icons are in the HTML and CSS chooses, so that a page rendered for everybody shows the right one at once.
  return (
    <ActionIcon
      className={`${styles.toggle} ${className}`}
      aria-label={m.ui_theme_toggle()}
      onClick={() => chooseColorScheme(isDarkNow() ? "light" : "dark")}
    >
      <MoonIcon className={styles.moon} />
      <SunIcon className={styles.sun} />
    </ActionIcon>
  );
}
