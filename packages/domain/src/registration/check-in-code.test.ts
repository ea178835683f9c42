import { expect, test } from "vitest";
import { checkInAddress, hashCheckInCode, readCheckInCode, showCheckInCode } from "./check-in-code.ts";

const code = "K7QM2XPD9ABC";

test("the address of a code is read back", () => {
  const address = checkInAddress("https://fish.example.org", "spring-masters", code);
  expect(readCheckInCode(address)).toEqual({ code, eventUrl: "spring-masters" });
});

test("a code is read as people type it", () => {
  expect(showCheckInCode(code)).toBe("K7QM-2XPD-9ABC");
  for (const typed of [code, showCheckInCode(code), " k7qm 2xpd 9abc "])
    expect(readCheckInCode(typed)).toEqual({ code, eventUrl: null });
  expect(readCheckInCode("OOOO-IIII-LLLL")?.code).toBe("000011111111");
});

test("anything else is no code", () => {
  for (const text of ["", "K7QM", `${code}X`, "K7QM2XPD9ABU", "https://example.org/", "SPD*1.0*ACC:CZ58"])
    expect(readCheckInCode(text)).toBeUndefined();
});

test("a code of one event is not that of another", () => {
  expect(hashCheckInCode(1, code)).toMatch(/^[0-9a-f]{64}$/);
  expect(hashCheckInCode(2, code)).not.toBe(hashCheckInCode(1, code));
});
