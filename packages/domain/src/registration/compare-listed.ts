/** What a start list takes over of somebody. */
export interface ListedPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly club: string;
  readonly country: string;
  readonly licence: string;
  readonly needsAccessiblePeg: boolean;
  readonly isReserve: boolean;
  readonly category: string;
}

export interface ListedChange {
  /** What the registration says anew, and the organizer has left as it was. */
  readonly toChange: Partial<ListedPerson>;
  /** What the registration says anew, and the organizer has changed by hand to something else: it stays. */
  readonly keptByHand: readonly (keyof ListedPerson)[];
}

export function listedPerson(person: ListedPerson): ListedPerson {
  const { firstName, lastName, club, country, licence, needsAccessiblePeg, isReserve, category } = person;
  return { firstName, lastName, club, country, licence, needsAccessiblePeg, isReserve, category };
}

/**
 * What a later list changes of an angler. What the list before took over is the measure: only what the registration has
 * changed since comes along, and never over what the organizer has changed themselves.
 */
export function compareListed(
  registered: ListedPerson,
  before: ListedPerson | null,
  angler: ListedPerson,
): ListedChange {
  const names = Object.keys(listedPerson(registered)) as (keyof ListedPerson)[];
  const anew = before === null ? [] : names.filter((name) => registered[name] !== before[name]);
  const apart = anew.filter((name) => angler[name] !== registered[name]);
  const open = apart.filter((name) => angler[name] === before![name]);
  return {
    toChange: Object.fromEntries(open.map((name) => [name, registered[name]])),
    keptByHand: apart.filter((name) => !open.includes(name)),
  };
}
