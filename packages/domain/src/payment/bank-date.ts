/** Which of the first two numbers of a date is the month. No bank writes both ways into one file. */
export function isMonthFirst(dates: readonly string[]): boolean {
  return dates.some((date) => Number(dayPattern.exec(date.trim())?.[2]) > 12);
}

/** The day in "14.05.2027", "14. 5. 27", "2027-05-14 06:30:00" or "20270514"; undefined where there is none. */
export function readBankDate(text: string, monthFirst: boolean): string | undefined {
  const date = text.trim();
  const [, year, , month, day] = yearPattern.exec(date) ?? [];
  if (year !== undefined) return realDay(year, month!, day!);
  const [, first, second, end] = dayPattern.exec(date) ?? [];
  if (first === undefined) return undefined;
  const fullYear = end!.length === 2 ? `20${end}` : end!;
  return monthFirst ? realDay(fullYear, first, second!) : realDay(fullYear, second!, first);
}

const yearPattern = /^(\d{4})([-./]?)(\d{2})\2(\d{2})(?!\d)/;
const dayPattern = /^(\d{1,2})[-./]\s?(\d{1,2})[-./]\s?(\d{4}|\d{2})(?!\d)/;

function realDay(year: string, month: string, day: string): string | undefined {
  const written = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const moment = new Date(`${written}T00:00:00Z`);
  // The 31st of April would be the 1st of May.
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(written) ? written : undefined;
}
