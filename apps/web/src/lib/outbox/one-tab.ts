/**
 * Runs work in one tab at a time. Where the browser has no locks, which is where a page comes without HTTPS, two tabs may
 * send the same operation: the server knows it by its id.
 */
export async function inOneTab(name: string, work: () => Promise<void>): Promise<void> {
  // The library's types have it everywhere; browsers do not.
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  if (locks) await locks.request(name, work);
  else await work();
}
