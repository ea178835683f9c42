import { remainderBy97 } from "./mod97.ts";

/** The IBAN of an account as Czechs write it, "19-2000145399/0800"; undefined where it is no such account. */
export function ibanOfCzechAccount(text: string): string | undefined {
  const [, prefix = "", number, bank] =
    /^(?:(\d{1,6})-)?(\d{2,10})\/(\d{4})$/.exec(text.replaceAll(/\s/g, "")) ?? [];
  if (number === undefined || bank === undefined) return undefined;
  if (!isWeighedRight(prefix) || !isWeighedRight(number)) return undefined;
  const account = bank + prefix.padStart(6, "0") + number.padStart(10, "0");
  const check = 98 - remainderBy97(`${account}CZ00`)!;
  return `CZ${String(check).padStart(2, "0")}${account}`;
}

/** The account as Czechs type it into a form; undefined for one of another country. */
export function czechAccountOf(iban: string): string | undefined {
  const [, bank, prefix, number] = /^CZ\d{2}(\d{4})0*(\d*?)(\d{10})$/.exec(iban) ?? [];
  if (bank === undefined || prefix === undefined || number === undefined) return undefined;
  const short = number.replace(/^0{1,8}/, "");
  return `${prefix === "" ? "" : `${prefix}-`}${short}/${bank}`;
}

/** Each part of the number, weighed digit by digit, is a multiple of 11 (decree 169/2011 of the Czech National Bank). */
function isWeighedRight(digits: string): boolean {
  const weights = [6, 3, 7, 9, 10, 5, 8, 4, 2, 1].slice(-digits.length || 10);
  const sum = Array.from(digits).reduce((total, digit, at) => total + Number(digit) * weights[at]!, 0);
  return sum % 11 === 0;
}
