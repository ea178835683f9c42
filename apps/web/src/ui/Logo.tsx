import { m } from "../paraglide/messages.js";
import styles from "./Logo.module.css";

export interface LogoProps {
  size?: number;
  /** Whether the name is seen; `roomy` leaves it to those who listen where the screen is very narrow. */
  wordmark?: "always" | "roomy";
}

/** A float on a taut line, and the name. The line and the lettering take the colour of the text around them. */
export function Logo({ size = 32, wordmark = "always" }: LogoProps) {
  return (
    <span className={styles.logo} data-wordmark={wordmark}>
      <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden focusable="false">
        {/* The line runs through the float along its axis: that is what makes it taut. */}
        <g transform="rotate(40 17 14.5)">
          <path d="M17-5v9M17 24.5v7" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
          <path d="M17 4c3.4 0 5.4 4 5.4 9H11.6c0-5 2-9 5.4-9Z" fill="var(--float-fill)" />
          <path d="M11.65 15h10.7c-.3 4.7-2.45 9.7-5.35 9.7S11.95 19.7 11.65 15Z" fill="currentColor" />
        </g>
        <path
          d="M1.5 28.3c2.8 1.5 5.6 1.5 8.4 0M13 28.3c2 1.1 4 1.1 6 0"
          stroke="currentColor"
          strokeWidth="1.8"
          strokeLinecap="round"
          opacity=".7"
        />
      </svg>
      <span className={styles.name}>{m.ui_product()}</span>
    </span>
  );
}
