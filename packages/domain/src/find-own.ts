/**
 * What a record holds under a name that came from outside. Plain indexing would find "constructor" in every record, and a
 * fish of that species would count.
 */
export function findOwn<T>(record: Readonly<Record<string, T>> | undefined, name: string): T | undefined {
  return record !== undefined && Object.hasOwn(record, name) ? record[name] : undefined;
}
