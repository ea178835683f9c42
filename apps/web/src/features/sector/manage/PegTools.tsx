import { pegLengths } from "@tightlines/domain/sector/sector-lengths";
import { useId } from "react";
import { m } from "../../../paraglide/messages.js";
import { PlainInput } from "../../../ui/PlainField.tsx";
import type { PegMark } from "./peg-edits.ts";
import styles from "./PegTools.module.css";

/** What a tap on a peg does. */
export type PegTool = "edit" | PegMark | "remove";

const tools: readonly { tool: PegTool; label: () => string }[] = [
  { tool: "edit", label: m.sector_tool_edit },
  { tool: "end", label: m.sector_tool_end },
  { tool: "accessible", label: m.sector_tool_accessible },
  { tool: "outOfUse", label: m.sector_tool_out_of_use },
  { tool: "remove", label: m.sector_tool_remove },
];

export interface PegToolsProps {
  tool: PegTool;
  onTool: (tool: PegTool) => void;
  reason: string;
  onReason: (reason: string) => void;
}

/** Choose once, then tap peg after peg. */
export function PegTools({ tool: current, onTool, reason, onReason }: PegToolsProps) {
  const name = useId();
  return (
    <div className={styles.tools}>
      <fieldset className={styles.choices}>
        <legend className={styles.legend}>{m.sector_tools()}</legend>
        {tools.map(({ tool, label }) => (
          <label key={tool} className={styles.choice}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              value={tool}
              checked={tool === current}
              onChange={() => onTool(tool)}
            />
            {label()}
          </label>
        ))}
      </fieldset>
      {current === "outOfUse" && (
        <PlainInput
          label={m.sector_reason()}
          maxLength={pegLengths.outOfUseReason}
          value={reason}
          onChange={(event) => onReason(event.currentTarget.value)}
        />
      )}
    </div>
  );
}
