/**
 * Runs in <head> before the first paint, so that a remembered scheme never flashes the other one. It is a constant:
 * the page's content security policy names its hash. The storage key is the one Mantine's provider reads and writes.
 */
export const colorSchemeScript =
  'try{var k=localStorage.getItem("mantine-color-scheme-value"),h=document.documentElement;' +
  'k=k==="light"||k==="dark"?k:"auto";h.dataset.theme=k;' +
  'h.dataset.mantineColorScheme=k!=="auto"?k:matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light"}catch(e){}';

/** Tells the style sheet what was chosen, as the script above does with what is remembered. */
export function showColorScheme(chosen: "light" | "dark" | "auto"): void {
  document.documentElement.dataset.theme = chosen;
}
