/** What is typed into the series form; null or NaN while it is no number. */
export interface SeriesValues {
  count: number | null;
  hours: number | null;
  days: number | null;
  firstDay: string;
  firstStart: string;
  pauseMinutes: number | null;
}

/** What the form's values ask for; organisers speak of hours, what is stored are minutes. */
export function readSeries({ count, hours, days, firstDay, firstStart, pauseMinutes }: SeriesValues) {
  return {
    count: count ?? 0,
    minutes: Math.round((hours ?? 0) * 60),
    days: days ?? 0,
    firstDay,
    firstStart: firstStart.slice(0, 5),
    pauseMinutes: pauseMinutes ?? 0,
  };
}

/** Whether there is enough to lay something out. */
export function isWholeSeries(wish: ReturnType<typeof readSeries>): boolean {
  const { count, days, minutes, pauseMinutes, firstDay, firstStart } = wish;
  const isCountable =
    Number.isInteger(count) && count >= 1 && count <= 50 && Number.isInteger(days) && days >= 1;
  const isTimed = minutes >= 1 && pauseMinutes >= 0 && Number.isInteger(minutes + pauseMinutes);
  return isCountable && isTimed && /^\d{4}-\d{2}-\d{2}$/.test(firstDay) && /^\d{2}:\d{2}$/.test(firstStart);
}
