import { expect, test } from "vitest";
import { readReportFile, writeReportFile } from "./report-file.ts";

const report = (place: number) => ({
  id: `01900000-0000-7000-8000-00000000000${place}`,
  sessionId: 1,
  anglerId: 2,
  speciesId: 3,
  lengthMm: 420 + place,
  weightGrams: null,
  caughtAt: "2027-04-03T06:30:00.000Z",
  madeAt: "2027-04-03T06:31:00.000Z",
  hasCode: true,
  place: null,
  answers: null,
  photo: new Blob([`photo ${place}`]),
});

test("reports travel with their photos", async () => {
  const text = await (await writeReportFile({ eventId: 7, reports: [report(1), report(2)] })).text();
  const read = readReportFile(text)!;
  expect(read).toMatchObject({ eventId: 7, reports: [{ lengthMm: 421 }, { lengthMm: 422 }] });
  expect(await read.reports[1]!.photo.text()).toBe("photo 2");
});

test("a file that lacks a photo, was cut off or changed, or is something else, is noticed", async () => {
  const text = await (await writeReportFile({ eventId: 7, reports: [report(1), report(2)] })).text();
  const lines = text.trim().split("\n");
  const wrong = [lines.slice(0, 2).join("\n"), text.trim().slice(0, -2), lines[1]!, "", "hello", "a.b.c"];
  for (const each of wrong) expect(readReportFile(each)).toBeUndefined();
});
