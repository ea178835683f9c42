import { expect, test } from "vitest";
import { joinNames, splitNames } from "./display-name.ts";

test.each([
  ["Ann", "Rivers"],
  ["Anna Maria", "van der  Meer"],
  [" José ", "de la Cruz"],
  ["李", "小龙"],
])("%j and %j come out of the display name as they went in", (firstName, lastName) => {
  const spaces = /\s+/g;
  expect(splitNames(joinNames({ firstName, lastName }))).toEqual({
    firstName: firstName.trim().replaceAll(spaces, " "),
    lastName: lastName.trim().replaceAll(spaces, " "),
  });
});

test.each([
  ["Ann Rivers Hill", { firstName: "Ann", lastName: "Rivers Hill" }],
  ["Pelé", { firstName: "Pelé", lastName: "Pelé" }],
])("a name from elsewhere, %j, is split at its first space", (displayName, names) => {
  expect(splitNames(displayName)).toEqual(names);
});
