import { useState } from "react";

/**
 * What stands in a search box. It follows the address when that changes by itself, as by the back button, but not when
 * the address follows the box: whoever types on meanwhile would lose a letter.
 */
export function useTyped(search: string) {
  const [typed, setTyped] = useState(search);
  const [seen, setSeen] = useState(search);
  const [sent, noteSent] = useState(search);
  if (search !== seen) {
    setSeen(search);
    if (search !== sent) {
      setTyped(search);
      noteSent(search);
    }
  }
  return { typed, setTyped, noteSent };
}
