import type { AnglerResponse } from "@tightlines/contract/angler";
import type { GroupResponse } from "@tightlines/contract/group";
import { expect, test } from "vitest";
import { describeHeldGroups } from "./read-held-groups.ts";

const row = { revision: 1, createdAt: "2027-05-14T06:00:00.000Z", updatedAt: "2027-05-14T06:00:00.000Z" };
const groups: GroupResponse[] = ["A", "B"].map((code, index) => ({
  ...row,
  id: index + 1,
  code,
  name: "",
  position: index,
  anglerIds: [],
  anglerCount: 0,
  rotationCount: 0,
}));
const placements = [
  { anglerId: 1, groupId: 1 },
  { anglerId: 2, groupId: 2 },
];
const ann = anglerOf(1, "Ann", 1);
const bo = anglerOf(2, "Bo", 2);

test("everybody is in the group that the draw gave them", () => {
  expect(describeHeldGroups(placements, [ann, bo], groups)).toMatchObject({ isTrue: true, notes: [] });
});

test("whoever was moved in silence is named, and the draw does not match", () => {
  expect(describeHeldGroups(placements, [ann, { ...bo, groupId: 1 }], groups)).toMatchObject({
    isTrue: false,
    declared: null,
    notes: ["Bo Rivers: drawn into group B, now A. Nobody has said why."],
  });
});

test("whoever was moved with a reason is named with it", () => {
  const moved = { ...bo, groupId: null, groupReason: "Broke an arm" };
  expect(describeHeldGroups(placements, [ann, moved], groups)).toMatchObject({
    isTrue: false,
    declared: expect.stringContaining("each change says why"),
    notes: ["Bo Rivers: drawn into group B, now none. Moved by hand: Broke an arm"],
  });
});

test("whoever came after the draw is named, and the draw still holds", () => {
  expect(describeHeldGroups(placements, [ann, bo, anglerOf(3, "Cy", 1)], groups)).toMatchObject({
    isTrue: true,
    notes: ["Cy Rivers was not drawn and is in group A."],
  });
});

function anglerOf(id: number, firstName: string, groupId: number): AnglerResponse {
  return {
    ...row,
    id,
    number: id,
    firstName,
    lastName: "Rivers",
    teamId: null,
    teamName: null,
    slot: null,
    groupId,
    groupCode: null,
    groupReason: "",
    category: "open",
    club: "",
    country: "",
    isReserve: false,
    presence: "expected",
    licence: null,
    needsAccessiblePeg: null,
    isMinor: null,
    userId: null,
  };
}
