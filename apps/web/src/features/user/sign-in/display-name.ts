const NO_BREAK_SPACE = "\u00A0";

/**
 * The display name an identity is made with. The `signup` call may come later, from another device that knows no more than
 * this name; so the spaces within the first and within the last name do not break, and the one between them does.
 */
export function joinNames({ firstName, lastName }: Names): string {
  return `${unbroken(firstName)} ${unbroken(lastName)}`;
}

/** Any other name is split at its first space, and whoever has but one name has it twice. */
export function splitNames(displayName: string): Names {
  const [first = "", ...rest] = displayName.trim().split(/[^\S\u00A0]+/);
  return { firstName: broken(first), lastName: broken(rest.join(" ") || first) };
}

export interface Names {
  firstName: string;
  lastName: string;
}

function unbroken(name: string): string {
  return name.trim().replaceAll(/\s+/g, NO_BREAK_SPACE);
}

function broken(name: string): string {
  return name.replaceAll(NO_BREAK_SPACE, " ");
}
