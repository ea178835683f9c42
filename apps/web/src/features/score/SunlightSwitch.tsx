import { useEffect, useState } from "react";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/Button.tsx";

const storageKey = "sunlight";

/** Black on white, for a screen in the sun: as long as a page with this switch is open, and remembered for the next one. */
export function SunlightSwitch() {
  const [isOn, setOn] = useState(readChoice);
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (isOn) dataset["sunlight"] = "";
    else delete dataset["sunlight"];
    return () => void delete dataset["sunlight"];
  }, [isOn]);
  return (
    <Button
      aria-pressed={isOn}
      onClick={() => {
        setOn(!isOn);
        try {
          localStorage.setItem(storageKey, isOn ? "off" : "on");
        } catch {
          // A browser that keeps nothing shows the choice until the page is left.
        }
      }}
    >
      {m.score_sunlight()}
    </Button>
  );
}

function readChoice(): boolean {
  try {
    return localStorage.getItem(storageKey) === "on";
  } catch {
    return false;
  }
}
