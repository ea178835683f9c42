/**
 * Decodes one HEIC image in a thread of its own: seconds of computing, and memory that goes with the thread.
 * Plain JavaScript, because Node 20 starts threads from files as they are.
 */
import { parentPort, workerData } from "node:worker_threads";
import libheif from "libheif-js/wasm-bundle.js";

const { bytes, maxPixels } = workerData;

const images = new libheif.HeifDecoder().decode(bytes);
const image = images.find((each) => each.is_primary()) ?? images[0];
const width = image?.get_width() ?? 0;
const height = image?.get_height() ?? 0;

if (!image) answer({ problem: "image-broken" });
else if (width * height > maxPixels) answer({ problem: "image-too-many-pixels" });
else decode();

function decode() {
  const target = { data: new Uint8ClampedArray(width * height * 4), width, height };
  // Turned upright by the decoder: HEIC says how in the file itself and not only in its EXIF.
  image.display(target, (decoded) => {
    if (!decoded) return answer({ problem: "image-broken" });
    answer({ width, height, pixels: decoded.data }, [decoded.data.buffer]);
  });
}

function answer(message, transfer = []) {
  parentPort.postMessage(message, transfer);
}
