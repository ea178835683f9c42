import { expect, test } from "vitest";
import { collectPiece } from "./collect-pieces.ts";
import { fishOf } from "./fish-of.ts";
import { type HandOver, readPiece, readPieces, writeHandOverFile, writePieces } from "./hand-over.ts";

const fish = (length: number, place: number) => ({
  id: `01900000-0000-7000-8000-${String(place).padStart(12, "0")}`,
  kind: "add-catch" as const,
  sessionId: 1,
  anglerId: 2,
  madeAt: "2027-04-03T06:30:00.000Z",
  deviceId: "01900000-0000-7000-8000-00000000000a",
  deviceNumber: place + 1,
  reason: "",
  catch: {
    speciesId: 1,
    lengthMm: length,
    weightGrams: null,
    count: 1,
    isDead: false,
    isTagged: false,
    lineClassKg: null,
    caughtAt: null,
    deductions: [],
  },
});

const handOver: HandOver = {
  eventId: 7,
  passId: 3,
  passName: "Žofie, sector B",
  operations: Array.from({ length: 40 }, (_, place) => fish(200 + place, place)),
  checks: [
    {
      id: "01900000-0000-7000-8000-00000000000b",
      sessionId: 1,
      scaleNumber: "3",
      knownGrams: 1000,
      shownGrams: 1010,
      tareGrams: 240,
      madeAt: "2027-04-03T06:00:00.000Z",
    },
  ],
  photoIds: [],
};

test("codes are read in any order, and a file as a whole", async () => {
  const codes = await writePieces(handOver, 200);
  expect(codes.length).toBeGreaterThan(2);
  expect(await readPieces(codes.toReversed().map((code) => readPiece(code)!))).toEqual(handOver);
  const [file, ...more] = await writePieces(handOver, Number.POSITIVE_INFINITY);
  expect(more).toEqual([]);
  expect(await readPieces([readPiece(`${file}\n`)!])).toEqual(handOver);
});

test("a check of a scale is handed over without any fish, and entries of an older page without checks", async () => {
  const read = async (sent: object) =>
    readPieces((await writePieces(sent as HandOver)).map((code) => readPiece(code)!));
  expect(await read({ ...handOver, operations: [] })).toEqual({ ...handOver, operations: [] });
  const { checks: _checks, ...older } = handOver;
  expect(await read(older)).toEqual({ ...older, checks: [] });
  expect(await read({ ...older, operations: [] })).toBeUndefined();
});

test("photos travel in the file, also those of entries that were sent before", async () => {
  const [one, two] = [0, 1].map((place) => fish(300, place).id) as [string, string];
  const photos = [one, two].map((catchId, place) => ({ catchId, photo: new Blob([`photo ${place}`]) }));
  const sent = { ...handOver, operations: [], checks: [] };
  const text = await (await writeHandOverFile(sent, photos)).text();
  const read = await collectPiece({ state: "none" }, text);
  expect(read).toMatchObject({ state: "all", handOver: { ...sent, photoIds: [one, two] } });
  expect(read.state === "all" && (await read.photos.get(two)!.text())).toBe("photo 1");
  const [first, second] = text.trim().split("\n");
  for (const cut of [`${first}\n${second}`, text.trim().slice(0, -1)])
    expect(await collectPiece({ state: "none" }, cut)).toEqual({ state: "broken" });
});

test("what is taken back in the same file is named", () => {
  const caught = fish(410, 0);
  const { catches } = fishOf([caught]);
  expect(catches).toMatchObject([{ id: caught.id, values: { lengthMm: 410 } }]);
});

test("what was cut off or changed, or is not whole, is noticed", async () => {
  const [file = ""] = await writePieces(handOver, Number.POSITIVE_INFINITY);
  const changed = file.slice(0, -9) + (file.at(-9) === "A" ? "B" : "A") + file.slice(-8);
  for (const text of [file.slice(0, -5), changed, file.slice(0, 60)])
    expect(await readPieces([readPiece(text)!])).toBeUndefined();
  const codes = await writePieces(handOver, 200);
  expect(await readPieces(codes.slice(1).map((code) => readPiece(code)!))).toBeUndefined();
});

test("something else is not taken for entries", () => {
  for (const text of ["", "hello", "https://x.example/pass#secret", "tightlines-entries-2.0.1.1.A"])
    expect(readPiece(text)).toBeUndefined();
});
