import { imageSrcSet } from "@tightlines/contract/upload-url";
import styles from "./EventImage.module.css";

/** Drawn by the style sheet, which every page carries: no picture to wait for. */
const NOTHING = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";
const shapes = { cover: { width: 960, height: 320 }, logo: { width: 160, height: 160 } };

export interface EventImageProps {
  kind: "cover" | "logo";
  src: string | null;
  /** How wide it is shown, for the browser to choose the right file. */
  sizes: string;
  className?: string | undefined;
  isLazy?: boolean;
}

/** An event's picture, or the one drawn for events without. It decorates: the name always stands beside it. */
export function EventImage({ kind, src, sizes, className, isLazy = false }: EventImageProps) {
  return (
    <img
      className={src ? className : `${className ?? ""} ${styles[kind]}`}
      src={src ?? NOTHING}
      {...(src && { srcSet: imageSrcSet(src), sizes })}
      {...shapes[kind]}
      alt=""
      loading={isLazy ? "lazy" : "eager"}
      decoding="async"
    />
  );
}
