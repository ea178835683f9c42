import { encode } from "uqr";
import styles from "./QrCode.module.css";

export interface QrCodeProps {
  /** What a phone reads. */
  text: string;
  /** What the code is for, to those who cannot see it. */
  label: string;
}

/**
 * Dark on white in every colour scheme, with the empty margin of four modules that scanners look for. Error correction M is
 * what the guidelines for payment codes ask for.
 */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: "M", border: 4 });
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">
    <path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="#000" d="${data.map(drawRow).join("")}"/></svg>`;
  return (
    <img
      className={styles.code}
      src={`data:image/svg+xml,${encodeURIComponent(drawing)}`}
      width={size}
      height={size}
      alt={label}
    />
  );
}

/** Dark modules side by side become one rectangle, so that no hair line shows between them. */
function drawRow(row: readonly boolean[], y: number): string {
  let path = "";
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue;
    const start = x;
    while (row[x + 1]) x += 1;
    path += `M${start} ${y}h${x + 1 - start}v1H${start}z`;
  }
  return path;
}
