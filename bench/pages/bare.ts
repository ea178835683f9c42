import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { CapturedAnswers } from "./capture.ts";

/** Starts bare-server.ts with these answers. */
export async function startBare(answers: CapturedAnswers) {
  const folder = await mkdtemp(join(tmpdir(), "tightlines-bare-"));
  const file = join(folder, "answers.json");
  await writeFile(file, JSON.stringify(answers));
  const script = fileURLToPath(new URL("./bare-server.ts", import.meta.url));
  const child = spawn(process.execPath, ["--import", "tsx", script, file], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [port] = (await once(child.stdout, "data")) as [Buffer];
  const url = `http://127.0.0.1:${Number(port)}`;
  return {
    url,
    cpuSeconds: async () => Number(await (await fetch(`${url}/cpu`)).text()),
    async stop() {
      child.kill();
      await once(child, "close");
      await rm(folder, { recursive: true, force: true });
    },
  };
}
