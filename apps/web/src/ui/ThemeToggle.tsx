import { ActionIcon, useMantineColorScheme } from "@mantine/core";
import { m } from "../paraglide/messages.js";
import { showColorScheme } from "./color-scheme.ts";
import { MoonIcon, SunIcon } from "./Icons.tsx";
import styles from "./ThemeToggle.module.css";

/** One tap between light and dark, for a narrow header; ThemeSwitch also offers to follow the device. */
export function ThemeToggle({ className = "" }: { className?: string }) {
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true });

  function toggle() {
    const scheme = document.documentElement.dataset.mantineColorScheme === "dark" ? "light" : "dark";
    setColorScheme(scheme);
    showColorScheme(scheme);
  }

  // Both icons are in the HTML and CSS chooses, so that a page rendered for everybody shows the right one at once.
  return (
    <ActionIcon className={`${styles.toggle} ${className}`} aria-label={m.ui_theme_toggle()} onClick={toggle}>
      <MoonIcon className={styles.moon} />
      <SunIcon className={styles.sun} />
    </ActionIcon>
  );
}
