import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type Postman, startPostman } from "../../platform/mail/postman.ts";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { openRegistration, registrationClient } from "../../testing/registration-client.ts";
import { silentLog } from "../../testing/silent-log.ts";
import { createTestEvent } from "../../testing/test-event.ts";
import { createTestFolder, type TestFolder } from "../../testing/test-folder.ts";
import { type Letter, startTestMailbox, type TestMailbox } from "../../testing/test-mailbox.ts";

let api: TestApi;
let organizer: Person;
let ann: Person;
let folder: TestFolder;
let mailbox: TestMailbox;
let postman: Postman;

beforeAll(async () => {
  api = await createTestApi();
  organizer = await api.asRole("organizer");
  ann = await api.signUp();
  folder = await createTestFolder();
  mailbox = await startTestMailbox();
  postman = startPostman({
    db: api.database.db,
    dataDir: folder.dataDir,
    smtpUrl: mailbox.url,
    from: "Tightlines <cup@example.org>",
    log: silentLog,
  });
});
afterAll(async () => {
  await postman.close();
  await mailbox.stop();
  await api.close();
  await folder.remove();
});

const message = { subject: "Meeting point", text: "We meet at six." };

test("a message reaches everybody who takes part and has an address, each address once", async () => {
  const { event, client } = await openTeams();
  await client.add(ann.token, {
    team_name: "Herons",
    guardian_name: "Ann Rivers",
    guardian_consent: "I agree",
    entrants: [
      { first_name: "Ann", last_name: "Rivers", is_self: true, email: "ann.at.work@example.org" },
      { first_name: "Kim", last_name: "Weir", email: "Kim@example.org" },
      { first_name: "Lou", last_name: "Weir", email: "lou.school@example.org", is_minor: true },
      { first_name: "Max", last_name: "Lock", email: "max@example.org" },
    ],
  });
  await api.database.db
    .updateTable("entrant")
    .set({ reply: "no" })
    .where("eventId", "=", event.id)
    .where("firstName", "=", "Max")
    .execute();
  // The desk gave no address of its own; Kit shares one with Kim.
  await client.add(organizer.token, {
    team_name: "Otters",
    entrants: [
      { first_name: "Pat", last_name: "Pond", email: "pat@example.org" },
      { first_name: "Kit", last_name: "Pond", email: "kim@EXAMPLE.org" },
      { first_name: "Sam", last_name: "Pond" },
      { first_name: "Zoe", last_name: "Pond" },
    ],
  });
  await client.add(organizer.token, { team_name: "Bitterns", entrants: nobodies });

  const reach = { recipients: 3, unreachable: 1 };
  expect((await client.countMessage(organizer.token)).json().data).toEqual(reach);
  expect((await client.write(organizer.token, message)).json().data).toEqual(reach);
  const sent = await lettersAbout(message.subject, 3);
  expect(sent.flatMap(({ to }) => to).toSorted()).toEqual(
    [ann.email, "kim@example.org", "pat@example.org"].toSorted(),
  );
  expect(sent[0]!.text).toContain("because you registered for Spring Masters, or somebody registered you");
});

test("a chosen part is counted and reached with those whom it names, and nobody else", async () => {
  const { client } = await openTeams();
  const [first, ...others] = nobodies;
  const teams = { Terns: "tern@example.org", Coots: "coot@example.org" };
  for (const [team_name, email] of Object.entries(teams))
    await client.add(organizer.token, { team_name, entrants: [{ ...first, email }, ...others] });
  const reach = { recipients: 1, unreachable: 0 };
  expect((await client.countMessage(organizer.token, "?search=coots")).json().data).toEqual(reach);
  const subject = "To the Coots";
  const answer = await client.write(organizer.token, { ...message, subject, search: "coots" });
  expect(answer.json().data).toEqual(reach);
  expect(await lettersAbout(subject, 1)).toMatchObject([{ to: ["coot@example.org"] }]);
});

const nobodies = ["Una", "Vic", "Wes", "Xan"].map((first_name) => ({ first_name, last_name: "Marsh" }));

/** What the mailbox has got, once so many have arrived. */
async function lettersAbout(subject: string, count: number): Promise<Letter[]> {
  const find = () => mailbox.letters.filter((letter) => letter.subject === subject);
  postman.wake();
  await vi.waitFor(() => expect(find().length).toBeGreaterThanOrEqual(count), { timeout: 15_000 });
  return find();
}

async function openTeams() {
  const event = await createTestEvent(api, organizer);
  await openRegistration(api, event, organizer, { registration_for: "team", team_size: 4 });
  return { event, client: registrationClient(api, event) };
}
