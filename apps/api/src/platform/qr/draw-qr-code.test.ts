import { writePaymentCode } from "@tightlines/domain/payment/payment-code";
import type { PaymentRequest } from "@tightlines/domain/payment/payment-request";
import jsQr from "jsqr";
import sharp from "sharp";
import { expect, test } from "vitest";
import { drawQrCode } from "./draw-qr-code.ts";

const request: PaymentRequest = {
  payee: "Rybářský klub Žďár",
  iban: "SK3112000000198742637541",
  bic: null,
  amount: { units: 2550, currency: "EUR" },
  reference: "4100234",
  message: "Spring Masters, Zoë Berg",
};

async function scan(png: Buffer) {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const found = jsQr(new Uint8ClampedArray(data), info.width, info.height, {
    inversionAttempts: "dontInvert",
  });
  return { version: found!.version, text: Buffer.from(found!.binaryData).toString("utf8") };
}

async function codeOf(change: Partial<PaymentRequest> = {}): Promise<Buffer> {
  const outcome = writePaymentCode({ ...request, ...change });
  if (!outcome.ok) throw new Error(outcome.problem.code);
  return drawQrCode(outcome.value.text);
}

test("a scanner reads a euro code line by line as EPC069-12 has it", async () => {
  const { text } = await scan(await codeOf());
  expect(text.split("\n")).toEqual([
    "BCD", // service tag
    "002", // version, in which the bank may be left out
    "1", // UTF-8
    "SCT", // SEPA credit transfer
    "", // BIC
    "Rybářský klub Žďár", // beneficiary, at most 70 characters
    "SK3112000000198742637541", // IBAN
    "EUR25.50", // amount, 0.01 to 999999999.99
    "", // purpose
    "RF774100234", // structured remittance information, at most 35 characters
  ]);
});

test("the longest euro code is no larger than the guidelines allow", async () => {
  const { version, text } = await scan(
    await codeOf({
      payee: "Ž".repeat(200),
      bic: "TATRSKBXXXX",
      amount: { units: 99_999_999_999, currency: "EUR" },
      reference: "9999999990",
    }),
  );
  expect(text.split("\n")[5]).toBe("Ž".repeat(70));
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(331);
  expect(version).toBeLessThanOrEqual(13);
});

test("a scanner reads a crown code key by key as SPAYD 1.0 has it", async () => {
  const amount = { units: 48_050, currency: "CZK" };
  const { text } = await scan(await codeOf({ iban: "CZ6508000000192000145399", bic: "GIBACZPX", amount }));
  expect(text.split("*")).toEqual([
    "SPD",
    "1.0",
    "ACC:CZ6508000000192000145399+GIBACZPX",
    "AM:480.50",
    "CC:CZK",
    "MSG:SPRING MASTERS%2C ZOE BERG",
    "RN:RYBARSKY KLUB ZDAR",
    "X-VS:4100234",
  ]);
});

test("a scanner that is held askew reads it, too", async () => {
  const turned = await sharp(await codeOf())
    .rotate(11, { background: "#fff" })
    .png()
    .toBuffer();
  expect((await scan(turned)).text).toContain("EUR25.50");
});

test("the picture is small, since it travels with every letter", async () => {
  expect((await codeOf()).length).toBeLessThan(4000);
});
