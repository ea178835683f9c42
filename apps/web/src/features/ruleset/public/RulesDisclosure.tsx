import { useState } from "react";
import { Later } from "../../../lib/Later.tsx";
import { m } from "../../../paraglide/messages.js";
import styles from "./EventRulesPage.module.css";
import { rulesDetails } from "./rules-parts.ts";
import type { RulesDetailsProps } from "./RulesDetails.tsx";

/** Every switch, folded away. */
export function RulesDisclosure(props: RulesDetailsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.details} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{m.rules_details()}</summary>
      <Later part={rulesDetails} props={props} isFolded={!isOpen} />
    </details>
  );
}
