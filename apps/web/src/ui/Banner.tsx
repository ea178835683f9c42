import type { ReactNode } from "react";
import { m } from "../paraglide/messages.js";
import { ActionIcon } from "./ActionIcon.tsx";
import styles from "./Banner.module.css";
import { CloseIcon, InfoIcon } from "./FrameIcons.tsx";
import type { Tone } from "./theme.ts";

export interface BannerProps {
  tone?: Tone;
  icon?: ReactNode;
  children: ReactNode;
  action?: ReactNode;
  onDismiss?: () => void;
}

/** A line across the page that is true for a while: no connection, an address to verify. */
export function Banner({ tone = "water", icon, children, action, onDismiss }: BannerProps) {
  return (
    <output className={styles.banner} data-tone={tone}>
      <span className={styles.icon}>{icon ?? <InfoIcon />}</span>
      <span className={styles.text}>{children}</span>
      {action}
      {onDismiss && (
        <ActionIcon aria-label={m.ui_dismiss()} onClick={onDismiss}>
          <CloseIcon size={18} />
        </ActionIcon>
      )}
    </output>
  );
}
