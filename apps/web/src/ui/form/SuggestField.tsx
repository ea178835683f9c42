import { useId } from "react";
import { TextField, type TextFieldProps } from "./TextField.tsx";

export interface SuggestFieldProps extends Omit<TextFieldProps, "list"> {
  /** What others have typed: offered while typing, nothing more. */
  suggestions: readonly string[];
}

/** A line of text with suggestions; anything else may be typed as well. */
export function SuggestField({ suggestions, ...field }: SuggestFieldProps) {
  const id = useId();
  return (
    <>
      <TextField {...field} list={id} autoComplete="off" />
      <datalist id={id}>
        {suggestions.map((suggestion) => (
          <option key={suggestion} value={suggestion}>
            {suggestion}
          </option>
        ))}
      </datalist>
    </>
  );
}
