import type { ComponentProps, ReactNode } from "react";
import styles from "./Button.module.css";
import type { Tone } from "./theme.ts";

interface ButtonLook {
  /** One main action per screen is "filled"; the others are quiet. */
  variant?: "default" | "filled" | "subtle";
  color?: Tone;
  size?: "compact-sm";
  leftSection?: ReactNode;
  fullWidth?: boolean;
  /** Shows that the answer is awaited; a button cannot be pressed meanwhile. */
  loading?: boolean;
}

export type ButtonProps = ButtonLook & Omit<ComponentProps<"button">, "color">;

export function Button({ type = "button", disabled = false, ...props }: ButtonProps) {
  const { look, inner, rest } = lookOf(props);
  return (
    <button {...rest} {...look} type={type} disabled={disabled || props.loading === true}>
      {inner}
    </button>
  );
}

export type AnchorButtonProps = ButtonLook & Omit<ComponentProps<"a">, "color">;

/** A link that looks like a button; to one of our own pages it is `ButtonLink`. */
export function AnchorButton(props: AnchorButtonProps) {
  const { look, inner, rest } = lookOf(props);
  return (
    <a {...rest} {...look}>
      {inner}
    </a>
  );
}

/** What a button and a link that looks like one have in common. */
function lookOf<Props extends ButtonLook & { className?: string | undefined; children?: ReactNode }>(
  props: Props,
) {
  const {
    variant = "default",
    color,
    size,
    leftSection,
    fullWidth = false,
    loading = false,
    className = "",
    children,
    ...rest
  } = props;
  return {
    rest,
    look: {
      className: `${styles.look} ${styles.button} ${className}`,
      "data-variant": variant,
      // The signal colour marks the main action only: elsewhere a button that names no tone speaks in water.
      "data-tone": color ?? (variant === "filled" ? "float" : "water"),
      "data-size": size,
      "data-block": fullWidth || undefined,
      "data-loading": loading || undefined,
      "aria-busy": loading || undefined,
    },
    inner: (
      <span className={styles.inner}>
        {leftSection}
        {children}
      </span>
    ),
  };
}
