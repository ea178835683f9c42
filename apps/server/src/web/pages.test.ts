import type { Place } from "@tightlines/web/entry-server.tsx";
import { expect, test } from "vitest";
import { readyAnswers } from "./ready-answers.ts";
import { createPages } from "./pages.ts";
import type { ReadyPage } from "./pages.ts";
import { prepareBody } from "./prepared-body.ts";

const good: ReadyPage = {
  kind: "page",
  status: 200,
  topics: ["event:1"],
  answers: await answersOf("<p>Spring</p>"),
};
const nowhere: ReadyPage = { ...good, status: 404, answers: await answersOf("<p>Nowhere</p>", 404) };
const shell: ReadyPage = { ...good, answers: await answersOf("") };
type Answer = Awaited<ReturnType<Parameters<typeof createPages>[1]["render"]>>;

test("what a page does not read makes no page of its own", async () => {
  const { ask, rendered } = createAnswers();
  for (const more of ["", "?a=1", "?a=2", "?utm_source=mail"]) await ask(`/events/spring${more}`);
  expect(rendered).toEqual(["/events/spring"]);
});

test("another spelling is sent on, and neither rendered nor kept", async () => {
  const { ask, rendered } = createAnswers();
  expect(await ask("//events/spring")).toEqual({ kind: "redirect", status: 308, location: "/events/spring" });
  expect(rendered).toEqual([]);
});

test("who is sent on takes along what the page does not read", async () => {
  const { ask } = createAnswers((url) => ({
    kind: "redirect",
    status: 307,
    location: url.replace("old", "new"),
  }));
  for (const source of ["poster", "mail"])
    expect(await ask(`/events/old?utm_source=${source}`)).toMatchObject({
      location: `/events/new?utm_source=${source}`,
    });
});

test.each<[string, Answer]>([
  ["a page nobody finds", { kind: "nowhere" }],
  ["a page that failed", { ...good, status: 500 }],
])("%s is not kept", async (_, answer) => {
  const { ask, rendered } = createAnswers(() => answer);
  await ask("/events/wrong");
  await ask("/events/wrong");
  expect(rendered).toEqual(["/events/wrong", "/events/wrong"]);
});

test("what leads nowhere is one page for all, with its status", async () => {
  const { ask, rendered } = createAnswers(() => ({ kind: "nowhere" }));
  const answers = [await ask("/no/such/page"), await ask("/events/wrong")];
  expect(answers).toMatchObject([nowhere, nowhere]);
  expect(rendered).toEqual(["/events/wrong"]);
});

test("what guests may not see is one empty page for all", async () => {
  const { ask, rendered } = createAnswers();
  expect(await ask("/account")).toBe(shell);
  expect(rendered).toEqual([]);
});

test("five hundred made-up addresses push nothing out and are refused after two hundred", async () => {
  const { ask, rendered } = createAnswers((url) => (url === "/events/spring" ? good : { kind: "nowhere" }));
  await ask("/events/spring");
  let refused = 0;
  for (let n = 0; n < 500; n++) await ask(`/events/made-up-${n}`).catch(() => (refused += 1));
  expect(refused).toBeGreaterThan(250);
  rendered.length = 0;
  expect(await ask("/events/spring")).toBe(good);
  expect(rendered).toEqual([]);
});

test("while developing nothing is kept", async () => {
  const { ask, rendered } = createAnswers(() => good, { isKept: false });
  await ask("/events/spring");
  await ask("/events/spring");
  expect(rendered).toHaveLength(2);
});

function createAnswers(answer: (url: string) => Answer = () => good, { isKept = true } = {}) {
  const rendered: string[] = [];
  const pages = createPages(
    { count: () => 0, lastOf: () => 0 },
    {
      isKept,
      placeOf: async (target) => placeOf(target),
      render: async (url) => {
        rendered.push(url);
        return answer(url);
      },
      nowhere: async () => nowhere,
      shell: async () => shell,
    },
  );
  return { rendered, ask: (target: string) => pages.answer({ target, client: "192.0.2.1" }) };
}

async function answersOf(html: string, status = 200) {
  return readyAnswers(await prepareBody(html), { route: "/*", status, headers: {} });
}

function placeOf(target: string): Place {
  const [path = ""] = target.split("?");
  if (path.startsWith("//")) return { kind: "elsewhere", location: path.slice(1) };
  if (path === "/account") return { kind: "private" };
  return path.startsWith("/events") ? { kind: "page", url: path } : { kind: "nowhere" };
}
