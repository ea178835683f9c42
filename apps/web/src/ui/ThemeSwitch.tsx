import { useMantineColorScheme } from "@mantine/core";
import { type ComponentType, useId, useSyncExternalStore } from "react";
import { m } from "../paraglide/messages.js";
import { showColorScheme } from "./color-scheme.ts";
import { DeviceIcon, type IconProps, MoonIcon, SunIcon } from "./Icons.tsx";
import styles from "./ThemeSwitch.module.css";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

type Scheme = "light" | "dark" | "auto";

const schemes: readonly { value: Scheme; label: () => string; Icon: ComponentType<IconProps> }[] = [
  { value: "light", label: () => m.ui_theme_light(), Icon: SunIcon },
  { value: "dark", label: () => m.ui_theme_dark(), Icon: MoonIcon },
  { value: "auto", label: () => m.ui_theme_system(), Icon: DeviceIcon },
];

/** Light, dark, or whatever the device says. */
export function ThemeSwitch() {
  // Without transitions kept, Mantine injects a <style> for the moment of switching, which the security policy forbids.
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const isMounted = useMounted();
  const name = useId();

  function choose(scheme: Scheme) {
    setColorScheme(scheme);
    showColorScheme(scheme);
  }

  return (
    <fieldset className={styles.switch}>
      <legend>
        <VisuallyHidden>{m.ui_theme()}</VisuallyHidden>
      </legend>
      {schemes.map(({ value, label, Icon }) => (
        <label key={value} className={styles.option} data-value={value} title={label()}>
          <input
            type="radio"
            name={name}
            value={value}
            // The server cannot know the remembered scheme; until React has hydrated, CSS shows it from <html data-theme>.
            checked={isMounted && colorScheme === value}
            onChange={() => choose(value)}
          />
          <Icon size={18} />
          <VisuallyHidden>{label()}</VisuallyHidden>
        </label>
      ))}
    </fieldset>
  );
}

function useMounted(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
