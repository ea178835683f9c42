/** The codes of ISO 4217 that money is in, without those of metals, funds and tests. */
const codes = new Set(
  [
    "AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY COP",
    "CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR",
    "IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU",
    "MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG",
    "SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VES VND VUV WST",
    "XAF XCD XCG XOF XPF YER ZAR ZMW ZWG",
  ].flatMap((line) => line.split(" ")),
);

/** How many decimals a currency has, where ISO 4217 does not say 2. */
const unusualDecimals: Readonly<Record<string, number>> = {
  ...decimalsFor(0, "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF"),
  ...decimalsFor(3, "BHD IQD JOD KWD LYD OMR TND"),
};

export function isCurrency(code: string): boolean {
  return codes.has(code);
}

/** 2 for a euro, which has 100 cents; 0 for a yen; 3 for a dinar of Kuwait. */
export function decimalsOf(currency: string): number {
  return unusualDecimals[currency] ?? 2;
}

function decimalsFor(decimals: number, currencies: string): Record<string, number> {
  return Object.fromEntries(currencies.split(" ").map((currency) => [currency, decimals]));
}
