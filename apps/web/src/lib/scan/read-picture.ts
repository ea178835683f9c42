/** Reads a QR code in a picture; undefined where there is none. */
export type ReadPicture = (picture: ImageData) => Promise<string | undefined>;
