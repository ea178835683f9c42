const SECRET_KEY = /password|passcode|secret|token|credential|(private|access|api)_?key/i;

/** The trail says that a secret was set or changed, never what it was. */
export function hideSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(hideSecrets);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      SECRET_KEY.test(key) ? hidden(inner) : hideSecrets(inner),
    ]),
  );
}

function hidden(value: unknown): unknown {
  return value == null ? value : "hidden";
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !(value instanceof Date);
}
