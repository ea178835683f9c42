const SHOWN = 5;

/** "A, B and C", and from six names on "A, B, C, D, E and 4 more": a sentence stays readable. */
export function nameSome(names: readonly string[]): string {
  const shown = names.slice(0, names.length > SHOWN ? SHOWN : -1);
  const rest = names.length > SHOWN ? `${names.length - SHOWN} more` : (names.at(-1) ?? "");
  return shown.length === 0 ? rest : `${shown.join(", ")} and ${rest}`;
}
