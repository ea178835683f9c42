import { useState } from "react";
import { m } from "../../../paraglide/messages.js";
import styles from "./EventRulesPage.module.css";
import { loadedRulesDetails, loadRulesDetails } from "./load-rules-details.ts";
import type { RulesDetailsProps } from "./RulesDetails.tsx";

/**
 * Every switch, folded away. A server sends it whole, so that it can be read without scripts; a browser leaves that as it is
 * and fetches what draws it when it is opened, after which it follows changes.
 */
export function RulesDisclosure(props: RulesDetailsProps) {
  const [Details, setDetails] = useState(loadedRulesDetails);
  async function open(isOpen: boolean) {
    if (!isOpen || Details) return;
    await loadRulesDetails();
    setDetails(loadedRulesDetails);
  }
  return (
    <details className={styles.details} onToggle={({ currentTarget }) => void open(currentTarget.open)}>
      <summary>{m.rules_details()}</summary>
      {Details ? (
        <div>
          <Details {...props} />
        </div>
      ) : (
        // React does not look at what stands inside such an element: the server's lines stay.
        <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />
      )}
    </details>
  );
}
