type Reader = (search: Record<string, unknown>) => object;

/**
 * The router hands a page everything that stands in the address, and what its reader left out with it:
 * only an explicit undefined takes nonsense, or a trap, away.
 */
export function strictSearch<Read extends Reader>(read: Read): Read {
  const strict: Reader = (search) => {
    const nothing = Object.fromEntries(Object.keys(search).map((name) => [name, undefined]));
    return { ...nothing, ...read(search) };
  };
  return strict as Read;
}
