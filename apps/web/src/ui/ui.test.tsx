import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, test, vi } from "vitest";
import { AnchorButton, Button } from "./Button.tsx";
import { Loaded, type LoadedProps } from "./Loaded.tsx";
import { Page } from "./Page.tsx";
import { ThemeSwitch } from "./ThemeSwitch.tsx";
import { clearToasts, currentToasts, dismissToast, toast } from "./toast.ts";
import { Toasts } from "./Toasts.tsx";
import { initialsOf } from "./UserAvatar.tsx";

test("the theme switch, rendered for everybody, claims no choice", () => {
  const html = renderToString(<ThemeSwitch />);
  expect(html.match(/type="radio"/g)).toHaveLength(3);
  expect(html).not.toContain("checked");
});

describe("a button", () => {
  test("submits no form unless it says so, and cannot be pressed while it waits", () => {
    expect(renderToString(<Button>Save</Button>)).toMatch(/type="button"/);
    expect(renderToString(<Button>Save</Button>)).not.toMatch(/disabled|aria-busy/);
    expect(renderToString(<Button loading>Save</Button>)).toMatch(/aria-busy="true".*disabled.*Save/);
  });

  test("is orange only as the main action", () => {
    expect(renderToString(<Button variant="filled">Save</Button>)).toContain('data-tone="float"');
    expect(renderToString(<Button variant="subtle">Save</Button>)).toContain('data-tone="water"');
    expect(renderToString(<Button variant="filled" color="clay" />)).toContain('data-tone="clay"');
  });

  test("may be a link", () => {
    expect(renderToString(<AnchorButton href="/events">On</AnchorButton>)).toMatch(/^<a href="\/events"/);
  });
});

test("both live regions are there before the first toast", () => {
  const html = renderToString(<Toasts />);
  expect(html).toMatch(/<output[^>]*aria-live="polite"/);
  expect(html).toMatch(/role="alert"/);
});

describe("toasts", () => {
  afterEach(() => currentToasts().forEach(({ id }) => dismissToast(id)));

  test("all of them go together", () => {
    ["a", "b"].forEach((text) => toast.success(text));
    clearToasts();
    expect(currentToasts()).toEqual([]);
  });

  test("the same words twice are one toast", () => {
    toast.error("No connection.");
    toast.error("No connection.");
    expect(currentToasts().map(({ text }) => text)).toEqual(["No connection."]);
  });

  test("at most three stand at a time, the newest last", () => {
    ["a", "b", "c", "d"].forEach((text) => toast.success(text));
    expect(currentToasts().map(({ text }) => text)).toEqual(["b", "c", "d"]);
  });

  test("what can be undone makes room last", () => {
    toast.success("a", { undo: () => {} });
    ["b", "c", "d"].forEach((text) => toast.success(text));
    expect(currentToasts().map(({ text }) => text)).toEqual(["a", "c", "d"]);
    ["c", "d", "e"].forEach((text) => toast.success(text, { undo: () => {} }));
    expect(currentToasts().map(({ text }) => text)).toEqual(["c", "d", "e"]);
  });
});

test("a page has one main heading and leads back", () => {
  const html = renderToString(<Page title="Users" back={<a href="/events">Events</a>} />);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toMatch(/<a href="\/events">Events<\/a>/);
});

describe("loaded", () => {
  const query = {
    data: undefined,
    error: null,
    isFetching: true,
    refetch: vi.fn<LoadedProps<string[]>["query"]["refetch"]>(),
  };
  const show = (change: Partial<LoadedProps<string[]>["query"]>) =>
    renderToString(
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
