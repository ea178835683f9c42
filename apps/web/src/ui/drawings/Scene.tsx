import type { ReactNode } from "react";

/** The paper that the drawings share: dawn behind, water below, one weight of line. Colours follow the theme. */
export function Scene({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 280 180"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="2.5"
      focusable="false"
    >
      <circle cx="176" cy="86" r="54" fill="var(--float-soft)" />
      <path d="M22 112c24-20 48-26 76-18 26 7 44-10 76-6 32 3 56 13 84 24Z" fill="var(--gravel-soft)" />
      <path
        d="M22 110h236c10 0 13 9 6 16-22 24-76 38-124 38S38 150 16 126c-7-7-4-16 6-16Z"
        fill="var(--water-soft)"
      />
      <g stroke="var(--water-ink)">{children}</g>
    </svg>
  );
}

export function Reeds({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 0)`} stroke="var(--reed-ink)">
      <path d="M0 132c-2-24-1-42 2-62M10 134c0-18 2-34 7-48M-8 133c-2-14-5-24-9-33" />
      <path
        d="M2 70c-3 8-3 13-1 18 4-5 4-11 1-18ZM17 86c-4 7-5 11-4 16 4-4 6-9 4-16Z"
        fill="var(--reed-ink)"
      />
    </g>
  );
}

/** The float of the logo; upright unless a fish, or the current, says otherwise. */
export function Float({ x, y, tilt = 0 }: { x: number; y: number; tilt?: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${tilt})`}>
      <path d="M0-26v8" />
      <path d="M0-18c8 0 12 6 12 13h-24c0-7 4-13 12-13Z" fill="var(--float-fill)" stroke="none" />
      <path d="M-12-2h24c0 7-5 12-8 17h-8c-3-5-8-10-8-17Z" fill="var(--water-ink)" stroke="none" />
    </g>
  );
}

export function Ripples({ d }: { d: string }) {
  return <path d={d} strokeWidth="2" opacity=".55" />;
}
