import { useSyncExternalStore } from "react";

export type ColorScheme = "light" | "dark" | "auto";

const storageKey = "color-scheme";

/**
 * Runs in <head> before the first paint, so that a remembered scheme never flashes the other one. It is a constant:
 * the page's content security policy names its hash.
 */
export const colorSchemeScript =
  `try{var k=localStorage.getItem("${storageKey}");` +
  'document.documentElement.dataset.theme=k==="light"||k==="dark"?k:"auto"}catch(e){}';

/** What was chosen; null on the server, which cannot know it, and until React has taken the page over. */
export function useColorScheme(): ColorScheme | null {
  return useSyncExternalStore(subscribe, chosenScheme, () => null);
}

/** The style sheet reads the choice from <html data-theme>; "auto" follows the device there, without a script. */
export function chooseColorScheme(chosen: ColorScheme): void {
  document.documentElement.dataset.theme = chosen;
  listeners.forEach((tell) => tell());
  try {
    localStorage.setItem(storageKey, chosen);
  } catch {
    // A browser that keeps nothing shows the choice until the page is left.
  }
}

export function isDarkNow(): boolean {
  const chosen = chosenScheme();
  return chosen === "auto" ? matchMedia("(prefers-color-scheme: dark)").matches : chosen === "dark";
}

const listeners = new Set<() => void>();

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

function chosenScheme(): ColorScheme {
  const { theme } = document.documentElement.dataset;
  return theme === "light" || theme === "dark" ? theme : "auto";
}
