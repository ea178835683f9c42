import jsQr from "jsqr";
import { renderToString } from "react-dom/server";
import sharp from "sharp";
import { expect, test } from "vitest";
import { QrCode } from "./QrCode.tsx";

const PAYMENT = "BCD\n002\n1\nSCT\n\nRybářský klub Žďár\nSK3112000000198742637541\nEUR25.50\n\nRF774100234";

test.each([PAYMENT, "SPD*1.0*ACC:CZ6508000000192000145399*AM:480.50*CC:CZK*X-VS:4100234", "x".repeat(300)])(
  "a scanner reads what the code says: %j",
  async (text) => {
    const html = renderToString(<QrCode text={text} label="Payment code" />);
    const [, drawing = ""] = /src="data:image\/svg\+xml,([^"]+)"/.exec(html) ?? [];
    const drawn = decodeURIComponent(drawing).replace("<svg", '<svg width="600" height="600"');
    // On black, as on a page in dark colours: the code brings its own white.
    const { data, info } = await sharp(Buffer.from(drawn))
      .extend({ top: 40, bottom: 40, left: 40, right: 40, background: "#000" })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const found = jsQr(new Uint8ClampedArray(data), info.width, info.height, {
      inversionAttempts: "dontInvert",
    });
    expect(Buffer.from(found!.binaryData).toString("utf8")).toBe(text);
  },
);

test("those who cannot see it hear what it is for", () => {
  expect(renderToString(<QrCode text="x" label="Payment code" />)).toMatch(/^<img .*alt="Payment code"/);
});
