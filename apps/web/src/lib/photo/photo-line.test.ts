import { expect, test } from "vitest";
import { readPhotoLines, writePhotoLine } from "./photo-line.ts";

const bytes = Uint8Array.from({ length: 20_000 }, (_, place) => (place * 7) % 256);

test("photos travel as lines of a text", async () => {
  const lines = await Promise.all(
    ["one", "two"].map((id) => writePhotoLine({ id, photo: new Blob([bytes]) })),
  );
  const photos = readPhotoLines([`${lines[0]}\r`, lines[1]!])!;
  expect([...photos.keys()]).toEqual(["one", "two"]);
  expect(new Uint8Array(await photos.get("two")!.arrayBuffer())).toEqual(bytes);
  expect(readPhotoLines([])!.size).toBe(0);
});

test("what was cut off or changed, or is something else, is noticed", async () => {
  const line = await writePhotoLine({ id: "one", photo: new Blob([bytes]) });
  const changed = line.slice(0, -9) + (line.at(-9) === "A" ? "B" : "A") + line.slice(-8);
  for (const wrong of [line.slice(0, -5), changed, "", "hello", "tightlines-photo-1.one"])
    expect(readPhotoLines([line, wrong])).toBeUndefined();
});
