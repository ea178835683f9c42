import type { ComponentProps, ReactNode } from "react";
import { ChevronDownIcon } from "./FrameIcons.tsx";
import styles from "./PlainField.module.css";

export interface PlainInputProps extends ComponentProps<"input"> {
  /** Stands above the field; without it the field needs a label elsewhere or an `aria-label`. */
  label?: string;
  /** Stands inside the field, before what is typed. */
  icon?: ReactNode;
  /** Stands inside the field, at its end: a button, a unit. */
  end?: ReactNode;
  /** How much room that needs, where it is more than a button's. */
  endWidth?: string | undefined;
}

/** The browser's own input in our style: alone in the filters of lists, and inside the fields of our forms. */
export function PlainInput({ label, icon, end, endWidth, className, ...input }: PlainInputProps) {
  return (
    <Frame label={label} className={className}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <input
        {...input}
        className={styles.control}
        data-icon={icon ? true : undefined}
        data-end={end ? true : undefined}
        style={endWidth === undefined ? undefined : { "--end": endWidth }}
      />
      {end && <span className={styles.end}>{end}</span>}
    </Frame>
  );
}

export interface PlainSelectProps extends ComponentProps<"select"> {
  label?: string;
  options: readonly { value: string; label: string; disabled?: boolean }[];
}

/** The browser's own select in the style of the input. On a phone its wheel is easier to use than any list of ours. */
export function PlainSelect({ label, options, className, ...select }: PlainSelectProps) {
  return (
    <Frame label={label} className={className}>
      <select {...select} className={styles.control}>
        {options.map(({ value, label: words, disabled = false }) => (
          <option key={value} value={value} disabled={disabled}>
            {words}
          </option>
        ))}
      </select>
      <ChevronDownIcon size={18} className={styles.chevron} />
    </Frame>
  );
}

/** Several lines of text, in the same style. */
export function PlainTextArea(props: ComponentProps<"textarea">) {
  return <textarea {...props} className={`${styles.control} ${styles.lines}`} />;
}

/** A box to tick, with its words. */
export function PlainCheckbox({ label, ...input }: ComponentProps<"input"> & { label: ReactNode }) {
  return (
    <label className={styles.choice}>
      <input {...input} type="checkbox" className={styles.tick} />
      {label}
    </label>
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
