import { useState } from "react";
import { PlainInput } from "../../ui/PlainField.tsx";
import styles from "./EntryListImport.module.css";

/** A cell of the list that somebody brought. */
export interface BroughtCell {
  /** What its column holds, in words. */
  label: string;
  column: number;
  text: string;
}

export interface CorrectLineProps {
  cells: readonly BroughtCell[];
  onCell: (column: number, text: string) => void;
}

/** The cells that something is wrong with, to be corrected here instead of in the file. */
export function CorrectLine({ cells, onCell }: CorrectLineProps) {
  return (
    <div className={styles.correct}>
      {cells.map((cell) => (
        <CorrectCell key={cell.column} {...cell} onText={(text) => onCell(cell.column, text)} />
      ))}
    </div>
  );
}

/** Looked at again when somebody leaves it, and not with every letter. */
function CorrectCell({ label, text, onText }: BroughtCell & { onText: (text: string) => void }) {
  const [typed, setTyped] = useState(text);
  const finish = () => {
    if (typed !== text) onText(typed);
  };
  return (
    <PlainInput
      label={label}
      value={typed}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={finish}
      onKeyDown={({ key }) => {
        if (key === "Enter") finish();
      }}
    />
  );
}
