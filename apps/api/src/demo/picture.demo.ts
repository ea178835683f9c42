import { uploadUrl } from "@tightlines/contract/upload-url";
import sharp from "sharp";
import { changeImage } from "../features/event/event-image.service.ts";
import { storeUpload } from "../features/upload/upload.service.ts";
import { eventParts, uploadUses } from "../hand-over.ts";
import type { FileStore } from "../platform/files/file-store.ts";
import type { EventCall } from "../platform/http/call.ts";

/** What tells the picture of one event from that of another. */
export interface DemoScene {
  sky: readonly [top: string, bottom: string];
  water: readonly [top: string, bottom: string];
  hills: readonly string[];
  /** Sun or moon: where it stands, in parts of the width, and how high. */
  light: { color: string; x: number; y: number; radius: number };
  shore: "reeds" | "pier" | "boat" | "rocks";
}

const WIDTH = 1600;
const HEIGHT = 600;
const HORIZON = 330;

/** Draws an event's cover and hangs it up, as its organizer would with a photo of theirs. */
export async function addDemoPicture(call: EventCall, files: FileStore, scene: DemoScene): Promise<void> {
  const bytes = await sharp(Buffer.from(drawScene(scene)))
    .png()
    .toBuffer();
  const { hash } = await storeUpload({ db: call.db, files, uses: uploadUses }, call.caller, bytes, {});
  await changeImage(call, { coverPhoto: uploadUrl(hash) }, eventParts.rights);
}

function drawScene({ sky, water, hills, light, shore }: DemoScene): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" fill="none">
<defs>${fade("sky", sky)}${fade("water", water)}</defs>
<rect width="${WIDTH}" height="${HORIZON}" fill="url(#sky)"/>
<circle cx="${light.x * WIDTH}" cy="${light.y}" r="${light.radius}" fill="${light.color}"/>
${hills.map(drawHills).join("\n")}
<rect y="${HORIZON}" width="${WIDTH}" height="${HEIGHT - HORIZON}" fill="url(#water)"/>
${drawGlitter(light)}
${shores[shore]}
</svg>`;
}

function fade(id: string, [top, bottom]: readonly [string, string]): string {
  return `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>`;
}

/** Each row of hills stands before the last one, lower and with other tops. */
function drawHills(color: string, row: number, rows: readonly string[]): string {
  const tops = Array.from({ length: 9 }, (_, index) => {
    const height = (60 + ((index * 37 + row * 53) % 70)) * (1 - row / (rows.length + 2));
    return `${index === 0 ? "M0" : `S${index * 200 - 90} ${HORIZON - height}`} ${index === 0 ? HORIZON - height : `${index * 200} ${HORIZON - height * 0.8}`}`;
  });
  return `<path d="${tops.join(" ")} V${HORIZON} H0 Z" fill="${color}"/>`;
}

/** The light on the water, wider the nearer it is. */
function drawGlitter({ color, x }: DemoScene["light"]): string {
  const lines = Array.from({ length: 8 }, (_, index) => {
    const half = 30 + index * 16 + ((index * 29) % 24);
    const middle = x * WIDTH + ((index * 41) % 50) - 25;
    return `M${middle - half} ${HORIZON + 18 + index * 30} H${middle + half}`;
  });
  return `<path d="${lines.join(" ")}" stroke="${color}" stroke-width="5" stroke-linecap="round" opacity=".45"/>`;
}

const dark = "#0b2530";

const shores: Readonly<Record<DemoScene["shore"], string>> = {
  reeds: Array.from({ length: 26 }, (_, index) => {
    const x = 40 + index * 17 + ((index * 31) % 13);
    const top = 300 + ((index * 47) % 120);
    return `<path d="M${x} ${HEIGHT} Q${x + 6} ${top + 120} ${x + 18} ${top}" stroke="${dark}" stroke-width="7" stroke-linecap="round"/>`;
  }).join(""),
  pier: `<path d="M0 470 H700 M60 470 V600 M220 470 V600 M380 470 V600 M540 470 V600 M660 470 V600 M640 470 V390" stroke="${dark}" stroke-width="16"/><path d="M640 400 Q860 250 1010 300 L1040 500" stroke="${dark}" stroke-width="5"/>`,
  boat: `<path d="M260 440 H760 Q720 520 620 520 H380 Q290 520 260 440 Z" fill="${dark}"/><path d="M600 440 Q780 200 980 250 L1000 470" stroke="${dark}" stroke-width="6"/>`,
  rocks: `<path d="M0 600 V440 Q90 400 180 450 T360 480 T560 540 T760 600 Z" fill="${dark}"/><path d="M300 470 Q520 200 760 220 L800 470" stroke="${dark}" stroke-width="6"/>`,
};
