/**
 * Sets papers with Typst in a thread of its own: half a second of computing for five hundred anglers, in which the process
 * goes on answering. Plain JavaScript, because Node 20 starts threads from files as they are.
 */
import { readFileSync, readlinkSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { basename, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parentPort } from "node:worker_threads";
import typst from "@myriaddreamin/typst-ts-node-compiler";
import { encode } from "uqr";

/** A folder that is not there: everything a template may read is put into it by name, and it can reach nothing else. */
const desk = resolve("/paper");
/** How many pixels a module of a code is wide: enough for viewers that smooth what they enlarge. */
const MODULE_PIXELS = 4;

giveWay();

const compiler = typst.NodeCompiler.create({
  workspace: desk,
  fontArgs: [{ fontPaths: [fileURLToPath(new URL("./fonts", import.meta.url))] }],
});
compiler.addSource(`${desk}/frame.typ`, read(new URL("./frame.typ", import.meta.url)));

parentPort.on("message", ({ job, template, files, codes }) => {
  try {
    const drawn = codes.map((text, index) => [`codes/${index}`, drawCode(text)]);
    const bytes = Uint8Array.from(print(template, { ...files, ...Object.fromEntries(drawn) }));
    parentPort.postMessage({ job, answer: bytes }, [bytes.buffer]);
  } catch (error) {
    parentPort.postMessage({ job, failure: String(error?.stack ?? error) }, []);
  }
});

function print(template, files) {
  for (const [name, bytes] of Object.entries(files))
    compiler.mapShadow(`${desk}/${name}`, Buffer.from(bytes));
  try {
    const made = compiler.compile({ mainFileContent: read(template) });
    if (!made.result) throw new Error(JSON.stringify(compiler.fetchDiagnostics(made.takeDiagnostics())));
    return compiler.pdf(made.result);
  } finally {
    for (const name of Object.keys(files)) compiler.unmapShadow(`${desk}/${name}`);
    // What is remembered of one paper is of no use for the next, and of five hundred cards it is half a gigabyte.
    compiler.evictCache(0);
  }
}

/** On Linux every thread has a priority of its own: requests go before papers when processors are few. */
function giveWay() {
  if (process.platform !== "linux") return;
  try {
    const thread = Number(basename(readlinkSync("/proc/thread-self")));
    setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Where the system hides its threads, papers are printed all the same.
  }
}

function read(file) {
  return readFileSync(new URL(file), "utf8");
}

/** The grey values of a code with its empty margin. A mask is given: trying all eight takes eight times as long. */
function drawCode(text) {
  const { data, size } = encode(text, { ecc: "M", border: 4, maskPattern: 2 });
  const side = size * MODULE_PIXELS;
  const pixels = Buffer.alloc(side * side, 255);
  for (const [row, modules] of data.entries())
    for (const [column, isDark] of modules.entries())
      if (isDark)
        for (let line = row * MODULE_PIXELS; line < (row + 1) * MODULE_PIXELS; line += 1)
          pixels.fill(0, line * side + column * MODULE_PIXELS, line * side + (column + 1) * MODULE_PIXELS);
  return pixels;
}
