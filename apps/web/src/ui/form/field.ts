import type { ReactNode } from "react";
import type { FieldName } from "./field-name.ts";

/** What every field has. Fields are required unless they say otherwise, and then the label says it too. */
export interface FieldProps<Value = string> {
  name: FieldName<Value>;
  label: string;
  /** Stands under the field. */
  help?: ReactNode;
  optional?: boolean;
  disabled?: boolean;
  /** An HTML autocomplete token, so that the browser or a password manager can fill it in. */
  autoComplete?: string;
}

export function isBlank(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === "string" && value.trim() === "");
}
