import { expect, test } from "vitest";
import { renderPage } from "./entry-server.tsx";

test.each([
  ["unlisted", true],
  ["public", false],
])("pages of an event that is %s ask to be left out of search engines: %s", async (visibility, isAsked) => {
  const page = await renderPage({
    url: "/events/quiet-cup",
    publicUrl: "https://example.org",
    identity: { provider: "embedded" },
    transport: async ({ url }) => ({
      status: 200,
      text: JSON.stringify(
        url === "/api/events/quiet-cup" ? { data: { ...quietCup, visibility } } : emptyList,
      ),
    }),
    assets: { script: "", scripts: {}, styleSheet: "", pickStyles: () => "", head: "" },
  });
  expect(page).toMatchObject({ kind: "page", status: 200 });
  const html = page.kind === "page" ? page.html : "";
  expect(html).toContain("<title>Quiet Cup · Tightlines</title>");
  expect(html.includes('<meta name="robots" content="noindex">')).toBe(isAsked);
});

const emptyList = { data: [], meta: { page: 1, page_size: 20, total: 0 } };

const quietCup = {
  id: 1,
  name: "Quiet Cup",
  url: "quiet-cup",
  description: "",
  description_html: "",
  venue: "",
  location: "",
  starts_on: "2099-05-14",
  ends_on: "2099-05-16",
  time_zone: "Europe/Prague",
  discipline: "fly",
  status: "published",
  was_cancelled: false,
  logo: null,
  cover_photo: null,
  right: null,
  security: null,
};
