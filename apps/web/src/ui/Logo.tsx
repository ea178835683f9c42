import { m } from "../paraglide/messages.js";
import styles from "./Logo.module.css";

/** A float on a taut line, and the name. The line and the lettering take the colour of the text around them. */
export function Logo({ size = 32, wordmark = true }: { size?: number; wordmark?: boolean }) {
  return (
    <span className={styles.logo} {...(!wordmark && { role: "img", "aria-label": m.ui_product() })}>
      <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden focusable="false">
        {/* The line, taut from the rod tip; then the float that stands against it. */}
        <path
          d="M2.5 9.5 29.5 2.5"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinecap="round"
          opacity=".9"
        />
        <g transform="rotate(14 16 16)">
          <path d="M16 5.500v4" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
          <path
            d="M16 8.500c3.3 0 5.25 2.6 5.25 5.500H10.750c0-2.9 1.95-5.5 5.25-5.500Z"
            fill="var(--float-fill)"
          />
          <path
            d="M10.75 15.500h10.500c0 3.5-2.65 6.5-4.25 9h-2c-1.6-2.5-4.25-5.5-4.25-9Z"
            fill="currentColor"
          />
          <path d="M16 24.500V28" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
        </g>
        <path
          d="M3 22.500c2-1.3 4-1.3 6 0M22 24.500c2.2-1.4 4.4-1.4 6.6 0"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinecap="round"
          opacity=".55"
        />
      </svg>
      {wordmark && <span className={styles.name}>{m.ui_product()}</span>}
    </span>
  );
}
