import { readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { listFiles } from "./files.mjs";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const compressible = new Set([".js", ".css", ".svg", ".json", ".webmanifest", ".html", ".txt"]);

/**
 * Writes `.br` and `.gz` beside every file of a built folder that gets smaller by it. Done once here with the
 * best quality, so that the server only picks the one the browser asks for.
 */
export async function compressFiles(folder) {
  const files = listFiles(folder, ["."]).filter((file) => compressible.has(extname(file)));
  await Promise.all(
    files.filter((file) => !file.includes("/.vite/")).map((file) => compressFile(join(folder, file))),
  );
}

async function compressFile(path) {
  const plain = await readFile(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  const copies = { ".br": await brotli(plain, { params }), ".gz": await zip(plain, { level: 9 }) };
  for (const [extension, bytes] of Object.entries(copies)) {
    if (bytes.length < plain.length) await writeFile(path + extension, bytes);
  }
}
