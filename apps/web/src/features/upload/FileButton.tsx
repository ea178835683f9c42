import { type ReactNode, useRef } from "react";
import { Button } from "../../ui/Button.tsx";
import { ACCEPTED_TYPES } from "./open-image.ts";

export interface FileButtonProps {
  onFile: (file: File) => void;
  /** Opens the camera at once, on devices that have one. */
  capture?: boolean;
  children: ReactNode;
}

/** A button that asks for an image. The input itself cannot be dressed, so it stays out of sight. */
export function FileButton({ onFile, capture = false, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={ACCEPTED_TYPES}
        {...(capture && { capture: "environment" as const })}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          // Emptied, so that choosing the same file again counts as a choice.
          event.currentTarget.value = "";
          if (file) onFile(file);
        }}
      />
      <Button onClick={() => input.current?.click()}>{children}</Button>
    </>
  );
}
