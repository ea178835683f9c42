/** A bank's name between banks (ISO 9362): four characters, the country, two for the place, three for the branch or none. */
export function readBic(text: string): string | undefined {
  const bic = text.replaceAll(/\s/g, "").toUpperCase();
  return /^[0-9A-Z]{4}[A-Z]{2}[0-9A-Z]{2}(?:[0-9A-Z]{3})?$/.test(bic) ? bic : undefined;
}
