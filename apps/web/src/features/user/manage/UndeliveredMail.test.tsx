import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { MailResponse } from "@tightlines/contract/mail";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { ApiContext } from "../../../lib/api/api.context.ts";
import type { Api } from "../../../lib/api/api.ts";
import { mailQuery } from "./mail.queries.ts";
import { UndeliveredMail } from "./UndeliveredMail.tsx";

const waiting: MailResponse = {
  id: 1,
  to: "ann@example.org",
  subject: "Choose a new password",
  state: "waiting",
  attempts: 3,
  lastError: "connect ECONNREFUSED",
  createdAt: "2027-05-14T08:00:00Z",
  nextAttemptAt: "2027-05-14T08:10:00Z",
};

test("without trouble it says that every letter was sent", () => {
  expect(show([])).toContain("Every e-mail was sent.");
});

test("a waiting letter can be tried again or deleted, one that was given up only deleted", () => {
  const html = show([
    waiting,
    { ...waiting, id: 2, to: "bo@example.org", state: "given-up", nextAttemptAt: null },
  ]);
  expect(html).toContain("2 e-mails could not be sent.");
  expect(html).toContain("connect ECONNREFUSED");
  expect(html.match(/aria-label="Try now to send the e-mail to [^"]+"/g)).toEqual([
    'aria-label="Try now to send the e-mail to ann@example.org"',
  ]);
  expect(html.match(/aria-label="Delete the e-mail to [^"]+"/g)).toHaveLength(2);
});

function show(letters: MailResponse[]): string {
  const api = {} as Api;
  const queryClient = new QueryClient();
  queryClient.setQueryData(mailQuery(api).queryKey, {
    data: letters,
    meta: { page: 1, pageSize: 20, total: letters.length },
  });
  return renderToString(
    <ApiContext value={api}>
      <QueryClientProvider client={queryClient}>
        <UndeliveredMail />
      </QueryClientProvider>
    </ApiContext>,
  );
}
