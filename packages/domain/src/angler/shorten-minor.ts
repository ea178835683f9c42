/** Somebody under age as the public sees them where the event asks for it: first name and initial, without a club. */
export function shortenMinor<Person extends { lastName: string; club: string }>(person: Person): Person {
  const [letter = ""] = person.lastName;
  return { ...person, lastName: letter && `${letter.toUpperCase()}.`, club: "" };
}
