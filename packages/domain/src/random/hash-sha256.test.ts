import { createHash } from "node:crypto";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeHex, encodeHex } from "./encode-hex.ts";
import { hashSha256 } from "./hash-sha256.ts";
import { joinBytes } from "./join-bytes.ts";

describe("hashSha256", () => {
  it.each([
    ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
    ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
    [
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
    ],
    ["a".repeat(1_000_000), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"],
  ])("gives the hash the standard publishes", (message, hash) => {
    expect(encodeHex(hashSha256(joinBytes(message)))).toBe(hash);
  });

  it("agrees with the platform on any bytes of any length", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(encodeHex(hashSha256(bytes))).toBe(createHash("sha256").update(bytes).digest("hex"));
      }),
      { numRuns: 500 },
    );
  });
});

describe("hexadecimal", () => {
  it("reads back what it writes, in either case", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 64 }), (bytes) => {
        expect(decodeHex(encodeHex(bytes))).toEqual(bytes);
        expect(decodeHex(encodeHex(bytes).toUpperCase())).toEqual(bytes);
      }),
    );
  });

  it("refuses half bytes and other letters", () => {
    expect([decodeHex("abc"), decodeHex("zz"), decodeHex("0x12")]).toEqual([undefined, undefined, undefined]);
  });
});
