import { enqueueMail } from "../../platform/mail/outbox.repository.ts";
import { writeMail } from "../../platform/mail/mail.ts";
import type { TestApi } from "../create-test-api.ts";
import type { ExampleList } from "../example.ts";

export const mailExamples: ExampleList = {
  "GET /api/mail": () => ({ query: { page: "1" } }),
  "POST /api/mail/{id}/send": async ({ api }) => ({ params: { id: await newUndelivered(api) } }),
  "DELETE /api/mail/{id}": async ({ api }) => ({ params: { id: await newUndelivered(api) } }),
};

/** A letter that was tried once, in vain. */
export async function newUndelivered(
  { database: { db } }: TestApi,
  to = "nobody@example.org",
): Promise<number> {
  const action = { label: "Do it", link: "https://example.org/?code=secret" };
  await enqueueMail(db, writeMail(to, "Hello", ["A sentence."], action));
  const { id } = await db
    .updateTable("mail")
    .set({ attempts: 1, lastError: "550 no such mailbox", nextAttemptAt: new Date(Date.now() + 3600_000) })
    .where("attempts", "=", 0)
    .where("toAddress", "=", to)
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
