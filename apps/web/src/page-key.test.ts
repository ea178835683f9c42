import { expect, test } from "vitest";
import { pageKey } from "./page-key.ts";

test.each([
  ["/events/spring?utm_source=mail&x=1", "/events/spring"],
  ["/events/spring/anglers?page=2", "/events/spring/anglers"],
  ["/events?nonsense=1", "/events"],
  ["/events?search=cup&nonsense=1", "/events?search=cup"],
  ["/events?status=upcoming&search=cup", "/events?search=cup&status=upcoming"],
  ["/?a=b", "/"],
  ["/no/such/page?a=b", "/no/such/page"],
])("%s is kept as %s", (url, key) => expect(pageKey(url)).toBe(key));

test("a key is its own key", () => {
  for (const url of [
    "/events?search=2027",
    "/events?search=a%26b&status=upcoming",
    "/login?return=%2Fevents",
  ])
    expect(pageKey(pageKey(url))).toBe(pageKey(url));
});
