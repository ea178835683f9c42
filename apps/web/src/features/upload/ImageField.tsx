import { m } from "../../paraglide/messages.js";
import type { FieldName } from "../../ui/form/field-name.ts";
import { useField } from "../../ui/form/form.context.ts";
import { ImageUpload } from "./ImageUpload.tsx";

export interface ImageFieldProps {
  name: FieldName<string | null>;
  label: string;
  /** Width over height of what is shown. */
  aspect: number;
}

/** A form's image: uploaded and seen at once, kept with the rest of the form. */
export function ImageField({ name, label, aspect }: ImageFieldProps) {
  const field = useField(name, {
    label,
    show: (value) => (value ? m.upload_field_some() : m.upload_field_none()),
  });
  return (
    <ImageUpload
      label={label}
      aspect={aspect}
      value={field.text || null}
      problem={field.error}
      onUploaded={(url) => field.setValue(url)}
      onRemove={() => field.setValue(null)}
    />
  );
}
