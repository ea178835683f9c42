import type { FieldProps } from "./field.ts";
import { TextField } from "./TextField.tsx";

export interface DateFieldProps extends FieldProps {
  min?: string;
  max?: string;
}

/** A day as "2027-05-14", through the platform's own calendar. */
export function DateField(props: DateFieldProps) {
  return <TextField {...props} type="date" />;
}
