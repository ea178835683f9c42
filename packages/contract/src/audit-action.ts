/** Everything the trail can say somebody did: the API records nothing else, and the screens have a word for each. */
export const auditActions = [
  "create",
  "update",
  "delete",
  "order",
  "transfer",
  "substitute",
  "generate",
  "draw",
  "undo",
  "publish",
  "lock",
  "unlock",
  "accept",
  "decline",
  "send",
  "resend",
  "schedule",
  "start",
  "close",
  "make-official",
  "reopen",
  "cancel",
  "export",
  "forget",
] as const;

export type AuditAction = (typeof auditActions)[number];
