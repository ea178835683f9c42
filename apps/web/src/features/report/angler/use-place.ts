import { useState } from "react";

interface Place {
  latitude: number;
  longitude: number;
}

/** Where the device is, once somebody has said that the judges may know. The browser asks them, too. */
export function usePlace() {
  const [isWanted, setWanted] = useState(false);
  const [value, setValue] = useState<Place | null>(null);
  const [isUnknown, setUnknown] = useState(false);

  function want(wanted: boolean): void {
    setWanted(wanted);
    setValue(null);
    setUnknown(false);
    if (!wanted) return;
    // Missing where a page comes without HTTPS.
    const finder = navigator.geolocation as Geolocation | undefined;
    if (!finder) return setUnknown(true);
    finder.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => setValue({ latitude, longitude }),
      () => setUnknown(true),
      { enableHighAccuracy: true, timeout: 20_000, maximumAge: 60_000 },
    );
  }

  return { isWanted, value: isWanted ? value : null, isUnknown, want };
}
