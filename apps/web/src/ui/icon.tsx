import type { ReactNode } from "react";

/** Twenty-pixel stroke icons. Decoration beside words by default; give a `label` where the icon speaks alone. */
export interface IconProps {
  size?: number;
  label?: string;
  className?: string | undefined;
}

/** A component that draws a shape on twenty by twenty. */
export function icon(shape: ReactNode) {
  return function Icon({ size = 20, label, className }: IconProps) {
    return (
      <svg
        className={className}
        width={size}
        height={size}
        viewBox="0 0 20 20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        focusable="false"
        {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
      >
        {shape}
      </svg>
    );
  };
}
