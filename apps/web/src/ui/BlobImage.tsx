import { useCallback } from "react";

export interface BlobImageProps {
  blob: Blob;
  alt: string;
  className?: string | undefined;
  width?: number;
  height?: number;
}

/** An image that is in memory and has an address only for as long as it is shown. */
export function BlobImage({ blob, alt, ...rest }: BlobImageProps) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return undefined;
      const url = URL.createObjectURL(blob);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [blob],
  );
  return <img ref={show} alt={alt} {...rest} />;
}
