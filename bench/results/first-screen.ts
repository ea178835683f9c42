import { get } from "node:http";
import { constants, createBrotliDecompress } from "node:zlib";
import type { Browser } from "playwright-core";

/** What TCP sends before it waits for an answer. */
const FLIGHT_BYTES = 14 * 1024;

/** The names of the lines that a phone shows before anybody scrolls, with JavaScript switched off. */
export async function readFirstScreen(browser: Browser, url: string): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
  await page.goto(url);
  const lines = await page.locator("main summary strong").all();
  const names: string[] = [];
  for (const line of lines) {
    const box = await line.boundingBox();
    if (!box || box.y >= 844) break;
    names.push(await line.innerText());
  }
  await page.close();
  return names;
}

/** As much of the page as is in the first flight, headers included. */
export async function readFirstFlight(url: string): Promise<string> {
  const { head, body } = await new Promise<{ head: number; body: Buffer }>((resolve, reject) => {
    get(url, { headers: { "accept-encoding": "br" } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("error", reject);
      answer.on("end", () =>
        resolve({ head: answer.rawHeaders.join("____").length, body: Buffer.concat(chunks) }),
      );
    }).on("error", reject);
  });
  return decompressStart(body.subarray(0, FLIGHT_BYTES - head));
}

/** The end of it is missing, and what there is can be read all the same. */
function decompressStart(start: Buffer): Promise<string> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const stream = createBrotliDecompress({ flush: constants.BROTLI_OPERATION_FLUSH });
    stream.on("data", (chunk: Buffer) => chunks.push(chunk));
    stream.write(start, () => resolve(Buffer.concat(chunks).toString()));
  });
}
