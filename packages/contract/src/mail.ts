import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { pageQuery } from "./page.ts";

export const mailResponse = z.object({
  id: z.number().int(),
  to: z.string(),
  subject: z.string(),
  state: z.enum(["waiting", "given-up"]).describe("A letter that was given up has no text any more"),
  attempts: z.number().int(),
  lastError: z.string().describe("What the mail server, or the way to it, said last"),
  createdAt: z.iso.datetime(),
  nextAttemptAt: z.iso.datetime().nullable(),
});

export type MailResponse = z.output<typeof mailResponse>;

const mailParams = z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) });

export const mailEndpoints = {
  listMail: endpoint({
    method: "GET",
    path: "/api/mail",
    summary: "Letters that could not be sent so far, or were given up, the newest first",
    access: "administrator",
    status: 200,
    query: pageQuery.pick({ page: true }),
    answer: z.array(mailResponse),
    isPaged: true,
  }),
  sendMailAgain: endpoint({
    method: "POST",
    path: "/api/mail/{id}/send",
    summary: "Try to send a waiting letter now",
    access: "administrator",
    status: 200,
    params: mailParams,
    answer: mailResponse,
    problems: ["mail-not-found", "mail-given-up"],
  }),
  deleteMail: endpoint({
    method: "DELETE",
    path: "/api/mail/{id}",
    summary: "Forget a letter that could not be sent",
    access: "administrator",
    status: 200,
    params: mailParams,
    answer: z.object({ id: z.number().int() }),
    problems: ["mail-not-found"],
  }),
};
