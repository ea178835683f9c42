import type { ReactNode } from "react";
import styles from "./DialogButtons.module.css";

/** The answers at the end of a dialog; the main one stands last. */
export function DialogButtons({ children }: { children: ReactNode }) {
  return <div className={styles.buttons}>{children}</div>;
}
