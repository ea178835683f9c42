import { useEffect, useState } from "react";

/** "Save and add another": the next one is a new form, by its key, and whoever fills it in stands in its first field. */
export function useAnother() {
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (round === 0) return;
    window.scrollTo({ top: 0 });
    document.querySelector<HTMLElement>("main form input")?.focus();
  }, [round]);
  return { round, begin: () => setRound((before) => before + 1) };
}
