import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, test, vi } from "vitest";
import { Loaded, type LoadedProps } from "./Loaded.tsx";
import { Page } from "./Page.tsx";
import { ThemeSwitch } from "./ThemeSwitch.tsx";
import { TightlinesTheme } from "./TightlinesTheme.tsx";
import { currentToasts, dismissToast, toast } from "./toast.ts";
import { Toasts } from "./Toasts.tsx";
import { initialsOf } from "./UserAvatar.tsx";

const render = (node: React.ReactNode) => renderToString(<TightlinesTheme>{node}</TightlinesTheme>);

test("the theme brings no style element: everything is in the style sheet", () => {
  expect(render(<ThemeSwitch />)).not.toContain("<style");
});

test("both live regions are there before the first toast", () => {
  const html = render(<Toasts />);
  expect(html).toMatch(/<output[^>]*aria-live="polite"/);
  expect(html).toMatch(/role="alert"/);
});

describe("toasts", () => {
  afterEach(() => currentToasts().forEach(({ id }) => dismissToast(id)));

  test("the same words twice are one toast", () => {
    toast.error("No connection.");
    toast.error("No connection.");
    expect(currentToasts().map(({ text }) => text)).toEqual(["No connection."]);
  });

  test("at most three stand at a time, the newest last", () => {
    ["a", "b", "c", "d"].forEach((text) => toast.success(text));
    expect(currentToasts().map(({ text }) => text)).toEqual(["b", "c", "d"]);
  });
});

test("a page has one main heading and names its trail", () => {
  const html = render(<Page title="Users" breadcrumbs={["Events"]} />);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toMatch(/<nav aria-label="/);
});

describe("loaded", () => {
  const query = {
    data: undefined,
    error: null,
    isFetching: true,
    refetch: vi.fn<LoadedProps<string[]>["query"]["refetch"]>(),
  };
  const show = (change: Partial<LoadedProps<string[]>["query"]>) =>
    render(
      <Loaded
        query={{ ...query, ...change }}
        skeleton="skeleton"
        isEmpty={(d) => d.length === 0}
        empty="empty"
      >
        {(data) => data.join()}
      </Loaded>,
    );

  test("waits with the shape of what will come", () => expect(show({})).toContain("skeleton"));
  test("says what went wrong, in the server's own words", () => {
    expect(show({ error: Object.assign(new Error("500"), { detail: "The lake is closed." }) })).toContain(
      "The lake is closed.",
    );
  });
  test("tells empty from failed", () => expect(show({ data: [] })).toContain("empty"));
  test("keeps showing data while a later fetch fails", () => {
    expect(show({ data: ["perch"], error: new Error("offline") })).toContain("perch");
  });
});

test.each([
  ["Åsa de la Cruz", "ÅC"],
  ["li", "L"],
  ["  ", ""],
])("the initials of %j are %j", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
