import { type ReactNode, useRef } from "react";
import { Button, type ButtonProps } from "./Button.tsx";

export interface FileButtonProps {
  onFile: (file: File) => void;
  /** The kinds of files, as an input's `accept` has them. */
  accept: string;
  /** Opens the camera at once, on devices that have one. */
  capture?: boolean;
  variant?: ButtonProps["variant"];
  children: ReactNode;
}

/** A button that asks for a file. The browser does not let us style the input itself, so we hide it. */
export function FileButton({ onFile, accept, capture = false, variant, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        {...(capture && { capture: "environment" as const })}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          // Emptied, so that choosing the same file again counts as a choice.
          event.currentTarget.value = "";
          if (file) onFile(file);
        }}
      />
      <Button {...(variant && { variant })} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  );
}
