import jsQr from "jsqr";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApi, ORIGIN, type Person, type TestApi } from "../../../testing/create-test-api.ts";
import { drawClient, type SentDraw } from "../../../testing/draw-client.ts";
import { readPdf } from "../../../testing/read-pdf.ts";
import { createTestEvent, type TestEvent } from "../../../testing/test-event.ts";
import { fillTestField, type TestField } from "../../../testing/test-field.ts";

let api: TestApi;
let organizer: Person;
let event: TestEvent;
let field: TestField;
let client: ReturnType<typeof drawClient>;

beforeAll(async () => {
  api = await createTestApi();
  organizer = await api.asRole("organizer");
});
beforeEach(async () => {
  event = await createTestEvent(api, organizer);
  field = await fillTestField(api, event, { sectors: 2, pegsPerSector: 4, sessions: 1, teams: 4 });
  client = drawClient(api, event, organizer);
  await client.publish({ session_ids: field.sessionIds, mode: twoInEachSector() });
});
afterAll(() => api.close());

test("the code of every sheet says that it is current, until what it shows changes", async () => {
  const [first, second] = await codesOf("draws.pdf");
  const shown = await Promise.all([first, second].map((code) => ask(code!)));
  expect(shown).toMatchObject([
    { is_current: true, kind: "sector", session_number: 1, sector_code: "S1", peg_number: null },
    { is_current: true, kind: "sector", session_number: 1, sector_code: "S2", team_name: null },
  ]);
  await moveWithin("S1");
  expect(await ask(first!)).toMatchObject({ is_current: false, sector_code: "S1" });
  expect(await ask(second!)).toMatchObject({ is_current: true });
});

test("cards of pegs and sheets of teams say it for themselves alone", async () => {
  const [teams, cards] = [await codesOf("team-draws.pdf"), await codesOf("peg-cards.pdf")];
  const { from } = await moveWithin("S1");
  const stale = async (codes: string[]) =>
    (await Promise.all(codes.map(ask))).filter(({ is_current }) => !is_current);
  expect(await stale(teams)).toMatchObject([{ kind: "team", team_name: from.team_name }]);
  expect(await stale(cards)).toMatchObject([{ kind: "peg", peg_number: null }]);
});

test("a sheet of a session that is gone does not hold, and what is no code is refused", async () => {
  expect(await ask("sector-999999-1-0123abcd")).toMatchObject({ is_current: false, session_number: null });
  for (const code of ["sector-1-1-0123ABCD", "boat-1-1-0123abcd", "x", "team-0-0-0123abcd-1"])
    expect(await get(`printed/${code}`)).toMatchObject({ statusCode: 404 });
});

test("a paper is made once, and again after a change", async () => {
  const one = await get("draws.pdf");
  const again = await get("draws.pdf");
  expect(again.rawPayload.equals(one.rawPayload)).toBe(true);
  const known = await api.call({
    method: "GET",
    url: `/api/events/${event.url}/draws.pdf`,
    headers: { "if-none-match": String(one.headers["etag"]) },
  });
  expect({ status: known.statusCode, bytes: known.rawPayload.length }).toEqual({ status: 304, bytes: 0 });
  await moveWithin("S1");
  const { pages } = await readPdf((await get("draws.pdf")).rawPayload);
  expect(pages[0]).toContain("Placed by hand: The bank gave way");
});

/** So that each has a sheet, and a free peg to move to. */
function twoInEachSector() {
  const [sessionId] = field.sessionIds;
  const assignments = field.anglerIds.map((anglerId, index) => ({
    sessionId,
    anglerId,
    sectorId: field.sectorIds[index % 2],
  }));
  return { kind: "per-sector", assignments };
}

/** Moves somebody by hand to a free peg of the same sector. */
async function moveWithin(sector: string): Promise<{ from: SentDraw & { team_name: string } }> {
  const draws = await client.draws();
  const from = draws.find(({ sector_code }) => sector_code === sector)!;
  const { data: pegs } = await client.send("GET", `/sectors/${from.sector_id}`);
  const taken = new Set(draws.map(({ peg_id }) => peg_id));
  const free = (pegs.pegs as { id: number }[]).find(({ id }) => !taken.has(id))!;
  const { revision } = from;
  const body = { peg_id: free.id, reason: "The bank gave way", revision };
  expect(await client.send("PATCH", `/draws/${from.id}`, body)).toMatchObject({ status: 200 });
  return { from: from as SentDraw & { team_name: string } };
}

async function ask(code: string) {
  return (await get(`printed/${code}`)).json<{ data: { is_current: boolean } }>().data;
}

/** What a phone reads off the QR codes of a paper, sheet by sheet. */
async function codesOf(file: string): Promise<string[]> {
  const { images } = await readPdf((await get(file)).rawPayload);
  return images.map(({ pixels, width, height }) => {
    const { data } = jsQr(pixels, width, height)!;
    const address = new URL(data);
    expect(address.origin + address.pathname).toBe(`${ORIGIN}/events/${event.url}/draws/pdf`);
    return address.searchParams.get("paper")!;
  });
}

function get(path: string) {
  return api.call({
    method: "GET",
    url: `/api/events/${event.url}/${path}`,
    token: path.startsWith("peg") ? organizer.token : undefined,
  });
}
