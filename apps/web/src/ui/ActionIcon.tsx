import type { ComponentProps } from "react";
import styles from "./Button.module.css";

export interface ActionIconProps extends ComponentProps<"button"> {
  /** An icon has no words of its own. */
  "aria-label": string;
  variant?: "default" | "subtle";
}

/** A button that is an icon, as large as a finger. */
export function ActionIcon({
  variant = "subtle",
  type = "button",
  className = "",
  ...button
}: ActionIconProps) {
  return (
    <button
      {...button}
      type={type}
      className={`${styles.look} ${styles.action} ${className}`}
      data-variant={variant}
      data-tone="gravel"
    />
  );
}
