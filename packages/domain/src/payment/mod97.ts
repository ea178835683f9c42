/**
 * What remains of a text after a division by 97, as ISO 7064 has it: a letter stands for two digits, A for 10 and Z for
 * 35. Undefined where there is anything but capitals and digits.
 */
export function remainderBy97(text: string): number | undefined {
  if (!/^[0-9A-Z]+$/.test(text)) return undefined;
  let rest = 0;
  for (const character of text) {
    const value = Number.parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest;
}
