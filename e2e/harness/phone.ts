import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium } from "playwright-core";
import sharp from "sharp";
import { onTestFinished } from "vitest";
import { launchOptions } from "./browser.ts";
import { stayOffline } from "./stay-offline.ts";
import { watchForTrouble } from "./trouble.ts";

/** A phone with a browser of its own, which can be closed and opened again, and with a camera. */
export interface Phone {
  /** Opens the browser; what it kept is there again. */
  start(options?: { offline?: boolean }): Promise<OpenPhone>;
}

interface OpenPhone {
  context: BrowserContext;
  expectNoTrouble: (expected?: RegExp) => void;
  /** Closes the browser, not only its page. */
  stop(): Promise<void>;
}

/** `picture` is what the camera sees. Chromium reads the camera's film from a file that is named when it is started. */
export async function newPhone(picture?: Uint8Array): Promise<Phone> {
  const folder = await mkdtemp(join(tmpdir(), "tightlines-phone-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const film = join(folder, "camera.y4m");
  if (picture) await writeFile(film, await makeFilm(picture));
  return {
    async start({ offline = false } = {}) {
      const { executablePath, args } = launchOptions();
      const context = await chromium.launchPersistentContext(join(folder, "profile"), {
        executablePath,
        args: [
          ...args,
          "--use-fake-device-for-media-stream",
          "--use-fake-ui-for-media-stream",
          ...(picture ? [`--use-file-for-fake-video-capture=${film}`] : []),
        ],
        viewport: { width: 390, height: 844 },
        serviceWorkers: "allow",
        reducedMotion: "reduce",
        permissions: ["camera"],
        offline,
      });
      context.setDefaultTimeout(120_000);
      stayOffline(context, offline);
      onTestFinished(() => context.close());
      return { context, expectNoTrouble: watchForTrouble(context), stop: () => context.close() };
    },
  };
}

/** One still picture in the middle of a grey frame, as YUV 4:2:0, the plainest film there is. */
async function makeFilm(picture: Uint8Array): Promise<Buffer> {
  const [width, height] = [640, 480];
  const code = await sharp(picture).resize(400, 400, { kernel: "nearest" }).toBuffer();
  const grey = { width, height, channels: 3, background: "#999" } as const;
  const light = await sharp({ create: grey })
    .composite([{ input: code, gravity: "centre" }])
    .greyscale()
    .raw()
    .toBuffer();
  const colourless = Buffer.alloc((width * height) / 2, 128);
  return Buffer.concat([
    Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`),
    Buffer.from("FRAME\n"),
    light,
    colourless,
  ]);
}
