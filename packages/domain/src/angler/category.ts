/** The categories most events rank; an event may name others of its own. */
export const categories = ["open", "ladies", "youth", "masters"] as const;

/** The category a text names: "Ladies" is the one everybody knows, "Guests of the club" stays as it was typed. */
export function readCategory(text: string): string {
  const name = text.trim().replaceAll(/\s+/g, " ");
  return categories.find((category) => category === name.toLowerCase()) ?? name;
}
