import { type ReactNode, useState } from "react";
import { Button, type ButtonProps } from "../../ui/Button.tsx";
import { CameraDialog, type CameraDialogProps } from "./CameraDialog.tsx";

export interface CameraButtonProps extends Pick<CameraDialogProps, "onFile"> {
  variant?: ButtonProps["variant"];
  /** What has to be on the photo. */
  hint?: ReactNode;
  children: ReactNode;
}

/** A button that takes a photo. */
export function CameraButton({ onFile, variant, hint, children }: CameraButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button {...(variant && { variant })} onClick={() => setOpen(true)}>
        {children}
      </Button>
      {isOpen && (
        <CameraDialog onFile={onFile} onClose={() => setOpen(false)}>
          {hint}
        </CameraDialog>
      )}
    </>
  );
}
