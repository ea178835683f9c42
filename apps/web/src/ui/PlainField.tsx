import type { ComponentProps, ReactNode } from "react";
import { ChevronDownIcon } from "./Icons.tsx";
import styles from "./PlainField.module.css";

export interface PlainInputProps extends ComponentProps<"input"> {
  /** Stands above the field; without it the field needs an `aria-label`. */
  label?: string;
  /** Stands inside the field, before what is typed. */
  icon?: ReactNode;
  /** Stands inside the field, at its end: a button, say. */
  end?: ReactNode;
}

/**
 * The browser's own input, dressed like the fields of our forms. For the filters of public pages, which are plain
 * GET forms: what checks and remembers fields is not worth its bytes there.
 */
export function PlainInput({ label, icon, end, className, ...input }: PlainInputProps) {
  return (
    <Frame label={label} className={className}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <input
        {...input}
        className={styles.control}
        data-icon={icon ? true : undefined}
        data-end={end ? true : undefined}
      />
      {end && <span className={styles.end}>{end}</span>}
    </Frame>
  );
}

export interface PlainSelectProps extends ComponentProps<"select"> {
  label?: string;
  options: readonly { value: string; label: string }[];
}

/** The browser's own select, dressed like the fields of our forms. */
export function PlainSelect({ label, options, className, ...select }: PlainSelectProps) {
  return (
    <Frame label={label} className={className}>
      <select {...select} className={styles.control}>
        {options.map(({ value, label: words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
      <ChevronDownIcon size={18} className={styles.chevron} />
    </Frame>
  );
}

function Frame({
  label,
  className,
  children,
}: {
  label: string | undefined;
  className: string | undefined;
  children: ReactNode;
}) {
  const box = <span className={styles.box}>{children}</span>;
  if (!label) return <span className={className}>{box}</span>;
  return (
    <label className={className}>
      <span className={styles.label}>{label}</span>
      {box}
    </label>
  );
}
