import { type ComponentType, useId } from "react";
import { m } from "../paraglide/messages.js";
import { chooseColorScheme, type ColorScheme, useColorScheme } from "./color-scheme.ts";
import { MoonIcon, SunIcon } from "./FrameIcons.tsx";
import { DeviceIcon } from "./ManageIcons.tsx";
import type { IconProps } from "./icon.tsx";
import styles from "./ThemeSwitch.module.css";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

const schemes: readonly { value: ColorScheme; label: () => string; Icon: ComponentType<IconProps> }[] = [
  { value: "light", label: () => m.ui_theme_light(), Icon: SunIcon },
  { value: "dark", label: () => m.ui_theme_dark(), Icon: MoonIcon },
  { value: "auto", label: () => m.ui_theme_system(), Icon: DeviceIcon },
];

/** Light, dark, or whatever the device says. */
export function ThemeSwitch() {
  const chosen = useColorScheme();
  const name = useId();

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
            checked={chosen === value}
            onChange={() => chooseColorScheme(value)}
          />
          <Icon size={18} />
          <VisuallyHidden>{label()}</VisuallyHidden>
        </label>
      ))}
    </fieldset>
  );
}
