/** Whether somebody has typed this name, whatever quotes, dashes, spaces and capitals their keyboard has. */
export function isTypedAs(typed: string, name: string): boolean {
  return plain(typed) === plain(name);
}

function plain(text: string): string {
  return text
    .normalize("NFKC")
    .replaceAll(/["'`´\p{Pi}\p{Pf}„‚]/gu, "")
    .replaceAll(/\p{Pd}/gu, "-")
    .replaceAll(/\s+/g, " ")
    .trim()
    .toLocaleLowerCase();
}
