import { fail, succeed, type Outcome } from "../outcome.ts";
import { remainderBy97 } from "./mod97.ts";

export type IbanProblem = "iban-form" | "iban-country" | "iban-length" | "iban-checksum";

/** An account's number as it is kept, in capitals and without blanks, or what is wrong with it. */
export function readIban(text: string): Outcome<string, IbanProblem> {
  const iban = text.replaceAll(/[\s-]/g, "").toUpperCase();
  if (!/^[A-Z]{2}\d{2}[0-9A-Z]+$/.test(iban)) return fail("iban-form");
  const country = iban.slice(0, 2);
  const length = lengths[country];
  if (length === undefined) return fail("iban-country", { country });
  if (iban.length !== length) return fail("iban-length", { country, length, given: iban.length });
  if (remainderBy97(iban.slice(4) + iban.slice(0, 4)) !== 1) return fail("iban-checksum");
  return succeed(iban);
}

/** In groups of four, as it is printed. */
export function showIban(iban: string): string {
  return iban.replaceAll(/(.{4})(?=.)/g, "$1 ");
}

/** How long the numbers of each country are, from the registry of ISO 13616. */
const lengths: Readonly<Record<string, number>> = Object.fromEntries(
  [
    "AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29",
    "ES24 FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20",
    "LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29",
    "PT25 QA29 RO24 RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20",
    "YE30",
  ]
    .flatMap((line) => line.split(" "))
    .map((each) => [each.slice(0, 2), Number(each.slice(2))]),
);
