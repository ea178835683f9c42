import { remainderBy97 } from "./mod97.ts";
import { readReference, type Reference } from "./reference.ts";

/** The reference as euro payments carry it, by ISO 11649: RF, two digits that check the rest, and the rest. */
export function toCreditorReference(reference: Reference): string {
  const check = 98 - remainderBy97(`${reference}RF00`)!;
  return `RF${String(check).padStart(2, "0")}${reference}`;
}

/** The reference in an ISO 11649 one, with or without blanks; undefined where it is not one of ours. */
export function fromCreditorReference(text: string): Reference | undefined {
  const written = text.replaceAll(/\s/g, "").toUpperCase();
  const [, check, digits] = /^RF(\d{2})(\d{1,21})$/.exec(written) ?? [];
  if (check === undefined || digits === undefined) return undefined;
  return remainderBy97(`${digits}RF${check}`) === 1 ? readReference(digits) : undefined;
}
