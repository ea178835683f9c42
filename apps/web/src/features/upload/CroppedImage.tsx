import type { CSSProperties } from "react";
import type { Crop } from "./crop-geometry.ts";
import styles from "./CroppedImage.module.css";

/** A part of an image, filling the element around it. */
export function CroppedImage({ address, crop, alt }: { address: string; crop: Crop; alt: string }) {
  return <img className={styles.image} src={address} alt={alt} style={placeOf(crop)} draggable={false} />;
}

function placeOf({ x, y, width, height }: Crop): CSSProperties {
  const percent = (share: number) => `${share * 100}%`;
  return {
    width: percent(1 / width),
    height: percent(1 / height),
    left: percent(-x / width),
    top: percent(-y / height),
  };
}
