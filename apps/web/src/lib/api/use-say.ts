import { useEffect, useState } from "react";
import { loadLanguage, type Say } from "./say-problem.ts";

/** Says what a page finds wrong by itself, as soon as the words for it have come. */
export function useSay(): Say {
  const [say, setSay] = useState<{ it: Say }>({ it: () => undefined });
  useEffect(() => {
    let isShown = true;
    void loadLanguage().then((loaded) => {
      if (isShown) setSay({ it: loaded });
    });
    return () => {
      isShown = false;
    };
  }, []);
  return say.it;
}
