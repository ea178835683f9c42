import { expect, test } from "vitest";
import { hrefAtEvent } from "./href-at-event.ts";

test.each([
  ["/events/old", "/events/new"],
  ["/events/12", "/events/new"],
  ["/events/old?from=/events/old#top", "/events/new?from=/events/old#top"],
  ["/events/old/manage/sectors?search=old", "/events/new/manage/sectors?search=old"],
  // Left as it is, it would lead to itself for ever.
  ["/events/%6Fld/sectors", "/events/new/sectors"],
])("%s leads on to %s", (href, leadsTo) => {
  expect(hrefAtEvent(href, "new")).toBe(leadsTo);
});
