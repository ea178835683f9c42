import { useId } from "react";
import { m } from "../../../paraglide/messages.js";
import styles from "./FairnessReport.module.css";

export interface Bar {
  key: number;
  label: string;
  parts: readonly BarPart[];
}

export interface BarPart {
  key: number;
  /** What this part counts; the heading of its column in the table. */
  label: string;
  value: number;
  /** Stands in the part where it fits. */
  mark?: string | undefined;
  fill?: string | undefined;
  ink?: string | undefined;
}

interface BarChartProps {
  title: string;
  /** What the bars are of: the heading of the first column. */
  of: string;
  bars: readonly Bar[];
}

const WIDTH = 360;
const NAMES = 112;
const LINE = 26;
const THICK = 18;

/** Bars that lie one below the other, and the same numbers as a table for whoever reads or hears those better. */
export function BarChart({ title, of, bars }: BarChartProps) {
  const id = useId();
  const totals = bars.map(({ parts }) => sum(parts));
  const unit = (WIDTH - NAMES - 28) / Math.max(1, ...totals);
  return (
    <figure className={styles.chart}>
      <figcaption id={id}>{title}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${bars.length * LINE}`} aria-labelledby={id}>
        {bars.map((bar, line) => (
          <g key={bar.key} transform={`translate(0 ${line * LINE})`}>
            <text x={NAMES - 8} y={LINE / 2} className={styles.name}>
              {shorten(bar.label)}
            </text>
            <Parts bar={bar} unit={unit} />
            <text x={NAMES + totals[line]! * unit + 6} y={LINE / 2} className={styles.total}>
              {totals[line]}
            </text>
          </g>
        ))}
      </svg>
      <details>
        <summary>{m.fairness_table()}</summary>
        <div className={styles.wide}>
          <table className={styles.table} aria-labelledby={id}>
            <thead>
              <tr>
                <th scope="col">{of}</th>
                {bars[0]?.parts.map(({ key, label }) => (
                  <th key={key} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {bars.map(({ key, label, parts }) => (
                <tr key={key}>
                  <th scope="row">{label}</th>
                  {parts.map((part) => (
                    <td key={part.key} className="tabular">
                      {part.value}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}

function Parts({ bar: { parts }, unit }: { bar: Bar; unit: number }) {
  return parts.map(({ key, value, mark, fill, ink }, index) => {
    const x = NAMES + sum(parts.slice(0, index)) * unit;
    const width = value * unit;
    return (
      value > 0 && (
        <g key={key}>
          <rect
            className={styles.bar}
            x={x}
            y={(LINE - THICK) / 2}
            width={width}
            height={THICK}
            style={{ fill }}
          />
          {mark && width > mark.length * 8 + 4 && (
            <text x={x + width / 2} y={LINE / 2} className={styles.mark} style={{ fill: ink }}>
              {mark}
            </text>
          )}
        </g>
      )
    );
  });
}

function sum(parts: readonly BarPart[]): number {
  return parts.reduce((total, { value }) => total + value, 0);
}

/** As much of a name as stands beside the bars; the table has the whole. */
function shorten(label: string): string {
  return label.length > 17 ? `${label.slice(0, 16).trimEnd()}…` : label;
}
