import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeAll, expect, test } from "vitest";
import { readPdf } from "../../testing/read-pdf.ts";
import { createTestFolder } from "../../testing/test-folder.ts";
import { type PaperJob, type Press, startPress } from "./press.ts";

let folder: string;
const presses: Press[] = [];

beforeAll(async () => {
  folder = (await createTestFolder()).path;
});
afterEach(async () => {
  await Promise.all(presses.splice(0).map((press) => press.close()));
});

test("a paper is printed from a template and its data", async () => {
  const job = await jobOf('#let data = json("/data.json")\n#data.words', { words: "*Wet* hands" });
  expect((await readPdf(await start().print(job))).pages).toEqual(["*Wet* hands"]);
});

test("one paper after the other is printed, and more than may wait are refused", async () => {
  const press = start({ most: 2 });
  const job = await jobOf("Here", {});
  // The first is printed at once, two wait.
  const printed = [press.print(job), press.print(job), press.print(job)];
  await expect(press.print(job)).rejects.toMatchObject({ code: "papers-busy" });
  expect(await Promise.all(printed)).toHaveLength(3);
  expect((await press.print(job)).subarray(0, 5).toString()).toBe("%PDF-");
});

test("a template that cannot be printed fails alone, and says why", async () => {
  const press = start();
  await expect(press.print(await jobOf("#nobody-knows-this", {}))).rejects.toThrow("unknown variable");
  await expect(press.print(await jobOf("Fine", {}))).resolves.toBeInstanceOf(Buffer);
});

test("a template reads nothing but what it is given", async () => {
  const press = start();
  for (const path of ["/etc/passwd", "../../etc/passwd", "/frame.typ/../../etc/passwd"])
    await expect(press.print(await jobOf(`#read("${path}")`, {}))).rejects.toThrow(/not found|outside/);
});

test.each([
  ["never ends", "", "too long"],
  ["ends its thread", "process.exit(1);", "has ended"],
])("a paper that %s is given up, and the next one is printed", async (_, act, why) => {
  const file = join(folder, `${++templates}.mjs`);
  // Stands in for Typst, which cannot be made to fail like this on purpose.
  await writeFile(
    file,
    `import { parentPort } from "node:worker_threads";
    parentPort.on("message", ({ job, codes }) => {
      if (codes.length > 0) { ${act} return; }
      parentPort.postMessage({ job, answer: Uint8Array.from([1]) });
    });`,
  );
  const press = start({ file: pathToFileURL(file), timeoutMs: 2000 });
  const job = await jobOf("", {});
  const [bad, next] = [press.print({ ...job, codes: ["bad"] }), press.print(job)];
  await expect(bad).rejects.toThrow(why);
  expect(await next).toEqual(Buffer.from([1]));
});

function start(options: Parameters<typeof startPress>[0] = {}): Press {
  const press = startPress(options);
  presses.push(press);
  return press;
}

let templates = 0;

async function jobOf(source: string, data: object): Promise<PaperJob> {
  const path = join(folder, `${++templates}.typ`);
  await writeFile(path, source);
  return { template: pathToFileURL(path), data, codes: [], images: {} };
}
