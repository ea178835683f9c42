import { IdentityProblem } from "../../../lib/identity/identity-provider.ts";
import type { IdentityProblemCode } from "../../../lib/identity/identity-provider.ts";
import { m } from "../../../paraglide/messages.js";

const sentences: Record<IdentityProblemCode, () => string> = {
  "wrong-password": m.identity_wrong_password,
  "password-needed": m.identity_confirm_intro,
  "weak-password": m.identity_weak_password,
  "invalid-email": m.identity_invalid_email,
  "invalid-code": m.identity_invalid_code,
  "too-many-attempts": m.identity_too_many_attempts,
  unreachable: m.identity_unreachable,
  unknown: m.identity_unknown,
};

/** A refusal of the identity provider as a form shows it, beside the field it is about where there is one. */
export function asFormProblem(
  error: unknown,
  fieldOf: Partial<Record<IdentityProblemCode, string>> = {},
  otherwise: Partial<typeof sentences> = {},
): unknown {
  if (!(error instanceof IdentityProblem)) return error;
  const detail = (otherwise[error.code] ?? sentences[error.code])();
  const field = fieldOf[error.code];
  return { detail, fields: field ? { [field]: [detail] } : {} };
}
