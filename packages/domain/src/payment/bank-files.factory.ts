/**
 * Files as banks write them: the lines above the headings, the headings, the marks and the encoding are theirs, the people
 * are made up. Each has a payment of 480.50 or 25.50 for registration 4100234, and money that left the account.
 */
export interface BankSample {
  readonly bank: string;
  readonly encoding: "utf-8" | "utf-8-bom" | "utf-16le" | "windows-1250" | "windows-1252";
  readonly text: string;
}

const crlf = (lines: readonly string[]) => `${lines.join("\r\n")}\r\n`;

export const crownSamples: readonly BankSample[] = [
  {
    bank: "Fio",
    encoding: "utf-8-bom",
    text: crlf([
      "accountId;2000145399",
      "bankId;2010",
      "currency;CZK",
      "iban;CZ6508000000192000145399",
      "openingBalance;15 200,00",
      "dateStart;01.11.2026",
      "",
      '"ID operace";"Datum";"Objem";"Měna";"Protiúčet";"Název protiúčtu";"Kód banky";"Název banky";"KS";"VS";"SS";"Poznámka";"Zpráva pro příjemce";"Typ";"Provedl";"Upřesnění";"BIC";"ID pokynu"',
      '"26962199069";"14.11.2026";"480,50";"CZK";"2900233333";"Dvořák, Jiří";"2010";"Fio banka, a.s.";"0558";"0004100234";"";"Dvořák";"startovné ""jaro""";"Bezhotovostní příjem";"";"";"FIOBCZPPXXX";"33671990520"',
      '"26962199070";"15.11.2026";"-1 200,00";"CZK";"2900233334";"Pronájem revíru";"2010";"Fio banka, a.s.";"";"4100234";"";"";"";"Bezhotovostní platba";"";"";"";"33671990521"',
    ]),
  },
  {
    bank: "ČSOB",
    encoding: "windows-1250",
    text: crlf([
      "Pohyby na účtu 2000145399/0300",
      "",
      "číslo účtu;datum zaúčtování;částka;měna;zůstatek;číslo účtu protiúčtu;kód banky protiúčtu;název protiúčtu;konstantní symbol;variabilní symbol;specifický symbol;označení operace;ID transakce;poznámka",
      "2000145399;14.11.2026;480,50;CZK;15680,50;2900233333;2010;DVOŘÁK JIŘÍ;558;4100234;;Příchozí úhrada;1234567890;startovné",
      "2000145399;15.11.2026;-1200,00;CZK;14480,50;2900233334;2010;;;4100234;;Odchozí úhrada;1234567891;",
    ]),
  },
  {
    bank: "Komerční banka",
    encoding: "windows-1250",
    text: crlf([
      "MojeBanka, export transakční historie;",
      "Datum vytvoření souboru;16.11.2026",
      "Číslo účtu;19-2000145399/0100",
      "Měna účtu;CZK",
      "Výpis za období;01.11.2026;16.11.2026",
      "Počáteční zůstatek;15200,00",
      "",
      '"Datum splatnosti";"Datum odepsání z jiné banky";"Protiúčet/Kód banky";"Název protiúčtu";"Částka";"Originální částka";"Originální měna";"Kurz";"VS";"KS";"SS";"Identifikace transakce";"Systémový popis";"Popis příkazce";"Popis pro příjemce";"AV pole 1";"AV pole 2"',
      '"14.11.2026";"14.11.2026";"2900233333/2010";"DVOŘÁK JIŘÍ";"+480,50";"";"";"";"4100234";"558";"0";"000-14112026 1602 602001 000123";"Příchozí úhrada";"";"STARTOVNÉ";"";""',
      '"15.11.2026";"";"2900233334/2010";"";"-1200,00";"";"";"";"4100234";"";"";"000-15112026 1602 602001 000124";"Odchozí úhrada";"";"";"";""',
    ]),
  },
  {
    bank: "Česká spořitelna",
    encoding: "utf-16le",
    text: crlf([
      '"Datum zaúčtování","Název protiúčtu","IBAN","BIC","Protiúčet","Bankovní kód protiúčtu","Částka","Měna","Zpráva pro příjemce","Poznámka","Variabilní symbol","Konstantní symbol","Specifický symbol"',
      '"14.11.2026","Dvořák Jiří","CZ5620100000002900233333","","2900233333","2010","480,50","CZK","startovné","","4100234","558",""',
      '"15.11.2026","Revír","","","2900233334","2010","-1 200,00","CZK","","","4100234","",""',
    ]),
  },
  {
    bank: "Air Bank",
    encoding: "utf-8",
    text: crlf([
      '"Datum provedení";"Směr úhrady";"Typ úhrady";"Skupina plateb";"Měna účtu";"Částka v měně účtu";"Poplatek v měně účtu";"Původní měna úhrady";"Původní částka úhrady";"Název protistrany";"Číslo účtu protistrany";"Název účtu protistrany";"Variabilní symbol";"Konstantní symbol";"Specifický symbol";"Zdrojová obálka";"Cílová obálka";"Poznámka pro mne";"Zpráva pro příjemce";"Poznámka k úhradě";"Referenční číslo";"Datum zaúčtování"',
      '"14/11/2026";"Příchozí";"Příchozí úhrada";"Příjmy";"CZK";"480,50";"0,00";"CZK";"480,50";"Jiří Dvořák";"2900233333/2010";"Dvořák";"";"";"";"";"";"";"VS 4100234";"";"65512345678";"14/11/2026"',
      '"15/11/2026";"Odchozí";"Odchozí úhrada";"Výdaje";"CZK";"-1200,00";"0,00";"CZK";"-1200,00";"Revír";"2900233334/2010";"";"4100234";"";"";"";"";"";"";"";"65512345679";"15/11/2026"',
    ]),
  },
  {
    bank: "mBank CZ",
    encoding: "windows-1250",
    text: crlf([
      "mBank S.A., organizační složka;Bezplatná infolinka;",
      "#Klient;",
      "Rybářský klub Žďár;",
      "",
      "#Měna účtu;",
      "CZK;",
      "",
      "#Datum uskutečnění transakce;#Datum zaúčtování transakce;#Popis transakce;#Zpráva pro příjemce;#Plátce/Příjemce;#Číslo účtu plátce/příjemce;#KS;#VS;#SS;#Částka transakce;#Účetní zůstatek po transakci;",
      '13-11-2026;14-11-2026;PŘÍCHOZÍ PLATBA Z JINÉ BANKY;"STARTOVNÉ";"JIŘÍ DVOŘÁK";\'2900233333/2010\';0558;4100234;0;480,50;15 680,50;',
      '15-11-2026;15-11-2026;ODCHOZÍ PLATBA;"";"REVÍR";\'2900233334/2010\';;4100234;;-1 200,00;14 480,50;',
      "",
      ";;;;;;;;#Konečný zůstatek:;14 480,50;",
    ]),
  },
];

export const euroSamples: readonly BankSample[] = [
  {
    bank: "Sparkasse, CAMT",
    encoding: "windows-1252",
    text: crlf([
      '"Auftragskonto";"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";"Glaeubiger ID";"Mandatsreferenz";"Kundenreferenz (End-to-End)";"Sammlerreferenz";"Lastschrift Ursprungsbetrag";"Auslagenersatz Ruecklastschrift";"Beguenstigter/Zahlungspflichtiger";"Kontonummer/IBAN";"BIC (SWIFT-Code)";"Betrag";"Waehrung";"Info"',
      '"DE89370400440532013000";"14.11.26";"14.11.26";"GUTSCHR. UEBERW. DAUERAUFTR";"RF77 4100 234";"";"";"NOTPROVIDED";"";"";"";"Jörg Müller";"DE02120300000000202051";"BYLADEM1001";"25,50";"EUR";"Umsatz gebucht"',
      '"DE89370400440532013000";"15.11.26";"15.11.26";"ONLINE-UEBERWEISUNG";"Pacht 4100234";"";"";"";"";"";"";"Fischereiverein";"DE02120300000000202051";"BYLADEM1001";"-1.200,00";"EUR";"Umsatz gebucht"',
    ]),
  },
  {
    bank: "DKB",
    encoding: "utf-8-bom",
    text: crlf([
      '"Girokonto";"DE89370400440532013000"',
      '"Kontostand vom 16.11.2026:";"1.225,50 EUR"',
      '""',
      '"Buchungsdatum";"Wertstellung";"Status";"Zahlungspflichtige*r";"Zahlungsempfänger*in";"Verwendungszweck";"Umsatztyp";"IBAN";"Betrag (€)";"Gläubiger-ID";"Mandatsreferenz";"Kundenreferenz"',
      '"14.11.26";"14.11.26";"Gebucht";"Jörg Müller";"Anglerverein";"Startgeld RF774100234";"Eingang";"DE02120300000000202051";"25,5";"";"";""',
      '"15.11.26";"15.11.26";"Gebucht";"Anglerverein";"Verpächter";"4100234";"Ausgang";"DE02120300000000202051";"-1.200";"";"";""',
    ]),
  },
  {
    bank: "ING",
    encoding: "windows-1252",
    text: crlf([
      "Umsatzanzeige;Datei erstellt am: 16.11.2026 10:20",
      "IBAN;DE89 3704 0044 0532 0130 00",
      "Kontoname;Girokonto",
      "Saldo;1.225,50;EUR",
      "",
      "Buchung;Wertstellungsdatum;Auftraggeber/Empfänger;Buchungstext;Verwendungszweck;Saldo;Währung;Betrag;Währung",
      "14.11.2026;14.11.2026;Jörg Müller;Gutschrift;Startgeld Jörg 4100234;1.225,50;EUR;25,50;EUR",
      "15.11.2026;15.11.2026;Verpächter;Überweisung;4100234;1.200,00;EUR;-1.200,00;EUR",
    ]),
  },
  {
    bank: "N26",
    encoding: "utf-8",
    text: [
      '"Booking Date","Value Date","Partner Name","Partner Iban",Type,"Payment Reference","Account Name","Amount (EUR)","Original Amount","Original Currency","Exchange Rate"',
      '2026-11-14,2026-11-14,"Müller, Jörg",DE02120300000000202051,"Credit Transfer","RF77 4100 234","Main Account",25.50,"","",""',
      '2026-11-15,2026-11-15,Verpächter,DE02120300000000202051,"Debit Transfer","4100234","Main Account",-1200.00,"","",""',
    ].join("\n"),
  },
  {
    bank: "Revolut",
    encoding: "utf-8",
    text: [
      "Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance",
      "TOPUP,Current,2026-11-14 09:12:44,2026-11-14 09:12:45,Payment from Joerg Mueller RF774100234,25.50,0.00,EUR,COMPLETED,1225.50",
      "TRANSFER,Current,2026-11-15 10:00:00,2026-11-15 10:00:01,To Lease 4100234,-1200.00,0.00,EUR,COMPLETED,25.50",
      "TOPUP,Current,2026-11-16 10:00:00,,Payment from Ann 4100234,25.50,0.00,EUR,PENDING,",
    ].join("\n"),
  },
  {
    bank: "Tatra banka",
    encoding: "utf-8",
    text: crlf([
      '"Dátum zaúčtovania";"Kredit/Debet";"Suma";"Mena";"Názov protiúčtu";"Protiúčet";"Variabilný symbol";"Správa pre prijímateľa";"Referencia platiteľa"',
      '"14.11.2026";"Kredit";"25,50";"EUR";"Ján Novák";"SK3112000000198742637541";"";"štartovné";"/VS4100234/SS/KS"',
      '"15.11.2026";"Debet";"1 200,00";"EUR";"Revír";"";"4100234";"";""',
    ]),
  },
  {
    bank: "ING NL",
    encoding: "utf-8",
    text: crlf([
      '"Datum","Naam / Omschrijving","Rekening","Tegenrekening","Code","Af Bij","Bedrag (EUR)","Mutatiesoort","Mededelingen"',
      '"20261114","J de Vries","NL91ABNA0417164300","NL20INGB0001234567","OV","Bij","25,50","Overschrijving","Kenmerk: RF77 4100 234 Inschrijving"',
      '"20261115","Visrecht","NL91ABNA0417164300","NL20INGB0001234567","OV","Af","1200,00","Overschrijving","4100234"',
    ]),
  },
  {
    bank: "a British bank with two columns",
    encoding: "utf-8",
    text: crlf([
      '"Date","Transaction type","Description","Paid out","Paid in","Balance"',
      '"14/11/2026","Transfer from","J SMITH 4100234","","€25.50","€1225.50"',
      '"15/11/2026","Payment to","LEASE 4100234","€1200.00","","€25.50"',
    ]),
  },
];
