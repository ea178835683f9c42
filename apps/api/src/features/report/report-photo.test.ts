import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { photoOf, type ReportField, reportField, reportOf, sendReport } from "../../testing/report-client.ts";
import { sendAs } from "../../testing/send-as.ts";
import { createTestEvent, type TestEvent } from "../../testing/test-event.ts";

let api: TestApi;
let organizer: Person;
let angler: Person;
let event: TestEvent;
let field: ReportField;

beforeAll(async () => {
  api = await createTestApi();
  organizer = await api.asRole("organizer");
  angler = await api.asRole("member", "angler");
});
afterAll(() => api.close());
beforeEach(async () => {
  event = await createTestEvent(api, organizer);
  field = await reportField(api, event, { userId: angler.user.id });
});

test("a photo is seen by those who judge and by its angler alone, and carries no metadata", async () => {
  const withPlace = await sharp(await photoOf(4))
    .withExif({ IFD3: { GPSLatitude: "49/1 11/1 0/1" } })
    .jpeg()
    .toBuffer();
  const { data } = await sendReport(api, event, angler, reportOf(field), withPlace);
  const url = `/api/events/${event.id}/reports/${data.id}/photo.webp`;
  const scorer = await api.asRole("organizer", "stranger with the role");
  for (const [person, status] of [
    [angler, 200],
    [organizer, 200],
    [scorer, 404],
    [await api.asRole("member", "stranger"), 404],
    [undefined, 401],
  ] as const) {
    const answer = await api.call({ url, token: person?.token });
    expect(answer.statusCode).toBe(status);
    if (status !== 200) continue;
    expect(answer.headers["cache-control"]).toBe("private, no-cache");
    const metadata = await sharp(answer.rawPayload).metadata();
    expect([metadata.format, metadata.exif]).toEqual(["webp", undefined]);
  }
  const { photo_hash: _hash, ...seen } = data;
  expect(JSON.stringify(seen)).not.toContain("/files/");
  expect((await api.call({ url: `/files/reports/${event.id}/${data.id}/1600.webp` })).statusCode).toBe(404);
});

test("a photo that is sent twice is flagged, also smaller and by somebody else", async () => {
  const first = (await sendReport(api, event, angler, reportOf(field), await photoOf(7))).data;
  const smaller = await photoOf(7, { width: 400, height: 300, quality: 60 });
  const second = (await sendReport(api, event, angler, reportOf(field), smaller)).data;
  const other = (await sendReport(api, event, angler, reportOf(field), await photoOf(8))).data;
  expect([first.flags, second.flags, other.flags]).toEqual([[], ["same-photo"], []]);
  // Who has sent it first is for the judges.
  expect(second.same_photo).toBeNull();
  const { data } = await sendAs(api, organizer, "GET", `/events/${event.id}/reports`);
  expect(data[1].same_photo).toMatchObject({ id: first.id, number: first.number, state: "waiting" });
});

test("a photo from outside the session and without the code is flagged", async () => {
  const { data } = await sendReport(api, event, angler, {
    ...reportOf(field),
    caught_at: "2027-04-03T02:59:00Z",
    has_code: "false",
  });
  expect(data.flags).toEqual(["time-outside", "no-code"]);
});
