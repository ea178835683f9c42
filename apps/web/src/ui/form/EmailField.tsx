import { m } from "../../paraglide/messages.js";
import type { FieldProps } from "./field.ts";
import { TextField } from "./TextField.tsx";

/** The rule is deliberately loose: only the mail that arrives proves an address. */
export function EmailField(props: FieldProps) {
  return (
    <TextField
      autoComplete="email"
      {...props}
      type="email"
      inputMode="email"
      rule={(value) => (/^\S+@\S+\.\S+$/.test(value.trim()) ? null : m.ui_email_invalid())}
    />
  );
}
