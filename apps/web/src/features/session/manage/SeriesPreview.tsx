import type { EventResponse } from "@tightlines/contract/event";
import { isInsideDays } from "@tightlines/domain/time/period";
import type { Period } from "@tightlines/domain/time/period";
import { layOutSeries } from "@tightlines/domain/session/lay-out-series";
import { formatPeriod, formatWeekday } from "../../../lib/time/format-zone.ts";
import { groupByDay } from "../../../lib/time/group-by-day.ts";
import { m } from "../../../paraglide/messages.js";
import { isWholeSeries, readSeries, type SeriesValues } from "./read-series.ts";
import styles from "./SeriesDialog.module.css";

/** The same rule that the server will follow, laid out while the form is typed. */
export function SeriesPreview({ values, event }: { values: SeriesValues; event: EventResponse }) {
  const wish = readSeries(values);
  if (!isWholeSeries(wish)) return null;
  const laid = layOutSeries({ ...wish, timeZone: event.timeZone });
  return (
    <output className={styles.preview}>
      <p>{laid.ok ? summaryOf(laid.value, event) : refusals[laid.problem.code]()}</p>
      {laid.ok && (
        <ol>
          {groupByDay(laid.value, event.timeZone).map(({ day, periods }) => (
            <li key={day}>
              {formatWeekday(day, { hasYear: false })}
              {periods.map((period) => (
                <span key={period.startsAt} className="tabular">
                  {formatPeriod(period, event.timeZone)}
                </span>
              ))}
            </li>
          ))}
        </ol>
      )}
    </output>
  );
}

const refusals = {
  "more-days-than-sessions": m.session_series_more_days,
  "day-too-short": m.session_series_too_long,
};

function summaryOf(periods: readonly Period[], event: EventResponse): string {
  const isInside = periods.every((period) => isInsideDays(period, event));
  return isInside ? m.session_series_preview({ count: periods.length }) : m.session_series_outside();
}
