import { useState } from "react";
import { m } from "../../paraglide/messages.js";
import { ActionIcon } from "../ActionIcon.tsx";
import { EyeIcon, EyeOffIcon } from "./EyeIcons.tsx";
import type { FieldProps } from "./field.ts";
import { TextField } from "./TextField.tsx";

export const PASSWORD_MIN_LENGTH = 8;

export interface PasswordFieldProps extends FieldProps {
  /** A new password has a length to reach; an existing one is whatever it was. */
  isNew?: boolean;
}

export function PasswordField({ isNew = false, ...props }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      autoComplete={isNew ? "new-password" : "current-password"}
      {...(isNew && { help: m.ui_password_rule(), minLength: PASSWORD_MIN_LENGTH, rule: longEnough })}
      {...props}
      type={isShown ? "text" : "password"}
      end={
        <ActionIcon
          aria-label={m.ui_show_password()}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <EyeOffIcon /> : <EyeIcon />}
        </ActionIcon>
      }
    />
  );
}

function longEnough(value: string): string | null {
  return value.length >= PASSWORD_MIN_LENGTH ? null : m.ui_password_too_short();
}
