import { afterAll, beforeAll, expect, test } from "vitest";
import { change, type RowLock, share } from "../../platform/database/lock-rows.ts";
import type { EventCall } from "../../platform/http/call.ts";
import { createTestApi, type TestApi } from "../../testing/create-test-api.ts";
import { createTestEvent } from "../../testing/test-event.ts";
import { fillTestField, type TestField } from "../../testing/test-field.ts";
import { untilSomebodyWaits } from "../../testing/until-somebody-waits.ts";
import { changeEventPart, type ChangeScope, type EventPartChange } from "./event-part.service.ts";

let api: TestApi;
let call: EventCall;
let field: TestField;

beforeAll(async () => {
  api = await createTestApi();
  const { user } = await api.asRole("organizer");
  const event = await createTestEvent(api, await api.asRole("organizer"));
  field = await fillTestField(api, event, { sessions: 1, teams: 1, anglersPerTeam: 2 });
  call = {
    db: api.database.db,
    caller: { ...user, kind: "user", userId: user.id, displayName: user.display_name, isEmailProven: true },
    event: { ...event, right: "owner", isHidden: false },
  };
});
afterAll(() => api.close());

test("two changes of different rows in one session do not wait for each other", async () => {
  const [one, other] = anglers();
  const first = holdOpen([session("share"), change("angler", one)]);
  await first.isInside;
  // Finished while the first one still holds its row.
  await changeEventPart(call, scope([session("share"), change("angler", other)]), rename(other, "Weir"));
  expect(await clubOf(other)).toBe("Weir");
  await first.finish();
});

test("they do not wait for whoever sets the event up either, and he does not for them", async () => {
  const [one, other] = anglers();
  const first = holdOpen([session("share"), change("angler", one)]);
  await first.isInside;
  const setup = holdOpen();
  await setup.isInside;
  await changeEventPart(call, scope([session("share"), change("angler", other)]), rename(other, "Mill"));
  expect(await clubOf(other)).toBe("Mill");
  await Promise.all([first.finish(), setup.finish()]);
});

test("two changes of one row follow each other", async () => {
  await expectToWait([change("angler", anglers()[0])], [change("angler", anglers()[0])]);
});

test("whoever closes a session waits for those who rely on it", async () => {
  await expectToWait([session("share")], [session("change")]);
});

test("without locks of their own, changes of one event follow each other", async () => {
  await expectToWait(undefined, undefined);
});

test("whoever deletes the event waits for those who change its parts, who never wait for him", async () => {
  const organizer = await api.asRole("organizer");
  const event = await createTestEvent(api, organizer);
  const { anglerIds } = await fillTestField(api, event, { sessions: 0, teams: 1, anglersPerTeam: 1 });
  const angler = anglerIds[0]!;
  const changed = await changeEventPart(
    { ...call, event: { ...call.event, ...event } },
    scope([change("angler", angler)]),
    async ({ trx }) => {
      const deletion = api.call({
        method: "DELETE",
        url: `/api/events/${event.id}`,
        token: organizer.token,
      });
      await untilSomebodyWaits(api.database);
      // Refers to the event, which locks it.
      await trx.insertInto("team").values({ eventId: event.id, name: "Herons" }).execute();
      return { deletion };
    },
  );
  expect((await changed.deletion).statusCode).toBe(200);
});

test("locks are taken in one order, whichever way round they are named", async () => {
  const [one, other] = anglers();
  const there = [change("angler", one), change("angler", other), session("change")];
  const changes = Array.from({ length: 20 }, (_, i) =>
    changeEventPart(call, scope(i % 2 === 0 ? there : there.toReversed()), rename(one, `Club ${i}`)),
  );
  await Promise.all(changes);
  expect(await clubOf(one)).toMatch(/^Club \d+$/);
});

test("a change that leaves the trail of a noun it does not name is a mistake of ours", async () => {
  const [one] = anglers();
  const astray = changeEventPart(call, { topics: ["sector"] }, ({ record }) =>
    record({ noun: "angler", nounId: one, action: "update", before: { club: "a" }, after: { club: "b" } }),
  );
  await expect(astray).rejects.toThrow("This change does not name angler");
});

function anglers(): [number, number] {
  return [field.anglerIds[0]!, field.anglerIds[1]!];
}

function session(mode: "share" | "change"): RowLock {
  return (mode === "share" ? share : change)("session", field.sessionIds[0]!);
}

function scope(locks: readonly RowLock[] | undefined): ChangeScope {
  return { topics: ["angler"], ...(locks && { locks }) };
}

function rename(id: number, club: string) {
  return async ({ trx }: EventPartChange) => {
    await trx.updateTable("angler").set({ club }).where("id", "=", id).execute();
  };
}

async function clubOf(id: number): Promise<string> {
  const angler = api.database.db.selectFrom("angler").select("club").where("id", "=", id);
  return (await angler.executeTakeFirstOrThrow()).club;
}

/** A change that has its locks and goes on only when it is told to. */
function holdOpen(locks?: readonly RowLock[]) {
  const inside = createGate();
  const told = createGate();
  const done = changeEventPart(call, scope(locks), () => {
    inside.open();
    return told.opened;
  });
  const finish = () => {
    told.open();
    return done;
  };
  return { isInside: inside.opened, finish };
}

function createGate(): { opened: Promise<void>; open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

async function expectToWait(held: readonly RowLock[] | undefined, wanted: readonly RowLock[] | undefined) {
  const order: string[] = [];
  const first = holdOpen(held);
  await first.isInside;
  const second = changeEventPart(call, scope(wanted), async () => {
    order.push("second");
  });
  await untilSomebodyWaits(api.database);
  order.push("first");
  await first.finish();
  await second;
  expect(order).toEqual(["first", "second"]);
}
