import type { ExplainedSession } from "@tightlines/contract/result/explained-result";
import { useId } from "react";
import { m } from "../../../paraglide/messages.js";
import styles from "./Whole.module.css";

const WIDTH = 400;
const HEIGHT = 140;
const EDGE = 24;

/**
 * The places of an angler, or of a team's members, session by session: the first place on top. Where somebody has one place a
 * session, a line joins them. The sentences below the chart say the same.
 */
export function PlaceChart({ sessions }: { sessions: readonly ExplainedSession[] }) {
  const titleId = useId();
  const placed = sessions.filter(({ place }) => place !== null);
  const numbers = [...new Set(sessions.map(({ unit }) => unit.sessionNumber))];
  if (placed.length === 0) return null;
  const last = Math.max(2, ...sessions.map(({ fieldSize }) => fieldSize));
  const x = (number: number) =>
    EDGE + ((numbers.indexOf(number) + 0.5) * (WIDTH - 2 * EDGE)) / numbers.length;
  const y = (place: number) => EDGE / 2 + ((place - 1) * (HEIGHT - 2 * EDGE)) / (last - 1);
  const dots = placed.map(({ unit, place, name }) => ({
    key: `${unit.sessionId} ${name}`,
    x: x(unit.sessionNumber),
    y: y(place!),
  }));
  const isOneEach = placed.length === new Set(placed.map(({ unit }) => unit.sessionNumber)).size;
  return (
    <svg className={styles.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-labelledby={titleId}>
      <title id={titleId}>{placed.map(placeWords).join("; ")}</title>
      {[1, last].map((place) => (
        <g key={place}>
          <line x1={EDGE} x2={WIDTH - EDGE / 2} y1={y(place)} y2={y(place)} />
          <text x={EDGE - 6} y={y(place) + 4} textAnchor="end">
            {place}
          </text>
        </g>
      ))}
      {isOneEach && <polyline points={dots.map((dot) => `${dot.x},${dot.y}`).join(" ")} />}
      {dots.map((dot) => (
        <circle key={dot.key} cx={dot.x} cy={dot.y} r={5} />
      ))}
      {numbers.map((number) => (
        <text key={number} x={x(number)} y={HEIGHT - 6} textAnchor="middle">
          {number}
        </text>
      ))}
    </svg>
  );
}

function placeWords({ unit, place, fieldSize, name }: ExplainedSession): string {
  return m.result_chart_place({
    number: unit.sessionNumber,
    name,
    place: place ?? "–",
    field: fieldSize,
  });
}
