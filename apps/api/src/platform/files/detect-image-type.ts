export type ImageType = "png" | "jpeg" | "webp" | "heic";

/** What a file is by its first bytes. Its name and what the sender calls it are not asked. */
export function detectImageType(bytes: Buffer): ImageType | undefined {
  if (bytes.subarray(0, 8).equals(PNG)) return "png";
  if (bytes.subarray(0, 3).equals(JPEG)) return "jpeg";
  if (textAt(bytes, 0) === "RIFF" && textAt(bytes, 8) === "WEBP") return "webp";
  if (textAt(bytes, 4) === "ftyp" && brandsOf(bytes).some((brand) => HEIC_BRANDS.has(brand))) return "heic";
  return undefined;
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
/** Still images coded with HEVC (ISO/IEC 23008-12); `mif1` alone may hold any codec, so it is not enough. */
const HEIC_BRANDS = new Set(["heic", "heix", "heim", "heis"]);

/** The file's own brand and those it claims to be compatible with. */
function brandsOf(bytes: Buffer): string[] {
  const end = Math.min(bytes.length >= 4 ? bytes.readUInt32BE(0) : 0, bytes.length, 256);
  const brands = [textAt(bytes, 8)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(textAt(bytes, at));
  return brands;
}

function textAt(bytes: Buffer, start: number): string {
  return bytes.toString("latin1", start, start + 4);
}
