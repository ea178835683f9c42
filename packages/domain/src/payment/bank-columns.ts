import { guessColumns, type ColumnNames } from "../entry-list/guess-columns.ts";

export type BankField =
  | "date"
  | "direction"
  | "amount"
  | "credit"
  | "debit"
  | "currency"
  | "bankId"
  | "symbol"
  | "payer"
  | "state";

/** Where a bank's file has what: one column for each field, and any number of texts. */
export interface BankColumns {
  readonly fields: Readonly<Partial<Record<BankField, number>>>;
  readonly texts: readonly number[];
}

/** What a file must have. */
export const neededColumns = ["date", "amount", "message"] as const;

export type NeededColumn = (typeof neededColumns)[number];

export function findBankColumns(header: readonly string[]): BankColumns {
  const guesses = guessColumns(header, fieldNames);
  const fields = Object.fromEntries(
    guesses.flatMap((field, index) => (field === null ? [] : [[field, index]])),
  );
  const texts = header.flatMap((heading, index) =>
    guesses[index] === null && guessColumns([heading], textNames)[0] !== null ? [index] : [],
  );
  return { fields, texts };
}

export function listMissingColumns({ fields, texts }: BankColumns): NeededColumn[] {
  const has: Record<NeededColumn, boolean> = {
    date: fields.date !== undefined,
    amount: fields.amount !== undefined || fields.credit !== undefined,
    message: fields.symbol !== undefined || texts.length > 0,
  };
  return neededColumns.filter((column) => !has[column]);
}

/** As Czech, Slovak, German, Austrian, Polish, Dutch, British and internet banks head them. */
// oxfmt-ignore
const fieldNames: ColumnNames<BankField> = {
  date: [
    "Datum", "Datum zaúčtování", "Datum zaúčtování transakce", "Datum účtování", "Datum provedení", "Datum splatnosti",
    "Datum transakce", "Dátum", "Dátum zaúčtovania", "Dátum účtovania", "Buchungstag", "Buchungsdatum", "Buchung",
    "Booking date", "Completed date", "Date completed (UTC)", "Date", "Transaction date", "Data księgowania",
    "Data operacji", "Data transakcji", "Boekdatum", "Datum boeking", "Date de comptabilisation", "Date opération",
    "Data contabile", "Fecha operación", "Fecha", "Könyvelés dátuma", "Bogføringsdato", "Bokföringsdag",
  ],
  direction: [
    "Směr úhrady", "Směr platby", "Smer platby", "Kredit/Debet", "Credit/Debit", "Soll/Haben", "S/H", "Af Bij", "C/D", "D/C",
    "Debet/kredit", "Debit/Credit",
  ],
  amount: [
    "Objem", "Částka", "Částka v měně účtu", "Částka transakce", "Zaúčtovaná částka", "Suma", "Suma v mene účtu", "Betrag",
    "Umsatz", "Amount", "Kwota", "Kwota operacji", "Kwota transakcji", "Bedrag", "Montant", "Importe", "Importo", "Összeg",
    "Belopp", "Beløp", "Beløb",
  ],
  credit: [
    "Kredit", "Credit", "Credit amount", "Haben", "Gutschrift", "Paid in", "Money in", "Příjem", "Príjem", "Uznania", "Crédit",
    "Entrate", "Accrediti",
  ],
  debit: [
    "Debet", "Debit", "Debit amount", "Soll", "Belastung", "Paid out", "Money out", "Výdej", "Výdaj", "Obciążenia", "Débit",
    "Uscite", "Addebiti",
  ],
  currency: [
    "Měna", "Měna účtu", "Mena", "Währung", "Waehrung", "Currency", "Payment currency", "Account currency", "Waluta", "Devise",
    "Divisa", "Munt", "Devizanem",
  ],
  bankId: [
    "ID pohybu", "ID operace", "ID transakce", "Identifikace transakce", "Referenční číslo", "Číslo transakce", "ID transakcie",
    "Transaction ID", "TransferWise ID", "ID", "Transaktions-ID", "ID transakcji",
  ],
  symbol: ["VS", "Variabilní symbol", "Variabilný symbol", "Variable symbol"],
  payer: [
    "Název protiúčtu", "Název protistrany", "Název účtu protistrany", "Protistrana", "Jméno protistrany", "Plátce/Příjemce",
    "Názov protiúčtu", "Beguenstigter/Zahlungspflichtiger", "Auftraggeber/Empfänger", "Auftraggeber/Begünstigter",
    "Zahlungspflichtige*r", "Name Zahlungsbeteiligter", "Partner name", "Payer", "Payer name", "Counter party",
    "Nadawca/Odbiorca", "Nadawca", "Naam / Omschrijving", "Naam tegenpartij", "Tegenpartij",
  ],
  state: ["State", "Status", "Info", "Stav"],
};

// oxfmt-ignore
const textNames = { text: [
  "Zpráva", "Zpráva pro příjemce", "Poznámka", "Popis", "Popis transakce", "Popis příkazce", "Popis pro příjemce", "AV pole",
  "Uživatelská identifikace", "Upřesnění", "Označení operace", "Informace k platbě", "Reference platby", "Referencia platiteľa",
  "Správa pre prijímateľa", "Informácia pre príjemcu", "Účel platby", "Popis platby", "Verwendungszweck", "Buchungstext",
  "Kundenreferenz", "Zahlungsreferenz", "Auftraggeber-Referenz", "Reference", "Payment reference", "Description", "Message",
  "Details", "Notes", "Memo", "Narrative", "Remittance", "Tytuł", "Tytuł operacji", "Opis", "Opis operacji", "Omschrijving",
  "Mededeling", "Mededelingen", "Communication", "Libellé", "Concepto", "Causale", "Descrizione", "Közlemény", "Meddelande",
] };
