import { expect, test } from "vitest";
import { placeOf } from "./place-of.ts";

test.each([
  ["/events/spring?utm_source=mail&x=1", "/events/spring"],
  ["/events/spring/anglers?page=2", "/events/spring/anglers"],
  ["/events?nonsense=1", "/events"],
  ["/events?search=cup&nonsense=1", "/events?search=cup"],
  ["/events?status=upcoming&search=cup", "/events?search=cup&status=upcoming"],
  ["/events?search=cup?", "/events?search=cup%3F"],
  ["/?a=b", "/"],
])("%s is the page %s", (target, url) => expect(placeOf(target)).toEqual({ kind: "page", url }));

test("the url of a page is its own", () => {
  for (const target of [
    "/events?search=2027",
    "/events?search=a%26b&status=upcoming",
    "/login?return=%2Fevents",
  ]) {
    const place = placeOf(target);
    expect(place.kind === "page" && placeOf(place.url)).toEqual(place);
  }
});

test.each([
  ["//events/x/anglers", "/events/x/anglers"],
  ["///events/x/anglers", "/events/x/anglers"],
  ["/Events/x/anglers", "/events/x/anglers"],
  ["/events/x/ANGLERS", "/events/x/anglers"],
  ["/events/x/anglers/", "/events/x/anglers"],
  ["/events/x/anglers//", "/events/x/anglers"],
  ["/events/x/", "/events/x"],
  ["/events/", "/events"],
  ["/events/x/anglers#1", "/events/x/anglers"],
  ["/events/x/anglers?a=b#1", "/events/x/anglers?a=b"],
  ["/events/x/anglers?#", "/events/x/anglers?"],
  ["/%65vents/x/anglers", "/events/x/anglers"],
  ["/events/%78/anglers", "/events/x/anglers"],
  ["/events/x/%61nglers", "/events/x/anglers"],
  ["/events/a%2fb", "/events/a%2Fb"],
  ["/events/ž", "/events/%C5%BE"],
  ["//events?search=cup&x=1", "/events?search=cup&x=1"],
  ["/EVENTS/x/manage", "/events/x/manage"],
  ["/login#1", "/login"],
])("%s is sent on to %s", (target, location) =>
  expect(placeOf(target)).toEqual({ kind: "elsewhere", location }),
);

test.each([
  "/no/such/page",
  "//evil.example",
  "//evil.example/events",
  "///evil.example/%2e%2e",
  "/events/x/nonsense",
  "/events/x/anglers/1",
  "/events;x",
  "/events//x/anglers",
  "/events/x//anglers",
])("%s is nowhere", (target) => expect(placeOf(target)).toEqual({ kind: "nowhere" }));

test.each(["/account", "/events/add", "/events/x/manage", "/events/x/manage/anglers?page=2", "/users"])(
  "%s is not for guests",
  (target) => expect(placeOf(target)).toEqual({ kind: "private" }),
);

test("whoever is sent on is sent on once, and within the product", () => {
  const odd = [
    "%2F",
    "%5C",
    "\\",
    "%25",
    "%2541",
    "%20",
    "%22",
    "%3C",
    "%00",
    "..",
    ".",
    "%2e",
    "é",
    "a+b",
    "@",
    ":",
    "'",
    "!",
  ];
  for (const one of odd)
    for (const target of [
      `/events/${one}/anglers`,
      `//${one}/events`,
      `/Events/${one}`,
      `/${one}`,
      `//events//${one}#`,
    ]) {
      const place = placeOf(target);
      if (place.kind !== "elsewhere") continue;
      expect.soft(place.location).toMatch(/^\/(?![/\\])/);
      expect.soft([target, placeOf(place.location).kind]).not.toEqual([target, "elsewhere"]);
    }
});
