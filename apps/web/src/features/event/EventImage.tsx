import { imageSrcSet } from "@tightlines/contract/upload-url";

const defaults = { cover: "/default-cover.svg", logo: "/default-event-logo.svg" };
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
      className={className}
      src={src ?? defaults[kind]}
      {...(src && { srcSet: imageSrcSet(src), sizes })}
      {...shapes[kind]}
      alt=""
      loading={isLazy ? "lazy" : "eager"}
      decoding="async"
    />
  );
}
