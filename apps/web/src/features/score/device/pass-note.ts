/** Says to every page, without opening the device's store, that a pass was opened on this device. */
const NAME = "tightlines-has-pass";

export function notePass(hasPass: boolean): void {
  try {
    if (hasPass) localStorage.setItem(NAME, "");
    else localStorage.removeItem(NAME);
  } catch {
    // A browser that keeps nothing has no pass either.
  }
}

export function hasPass(): boolean {
  try {
    return localStorage.getItem(NAME) !== null;
  } catch {
    return false;
  }
}
