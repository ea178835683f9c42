import { once } from "node:events";
import { createServer } from "node:http";
import { expect, onTestFinished, test, vi } from "vitest";
import { axeViolations } from "./axe.ts";
import { newVisitor } from "./visitor.ts";

const soundPage = `<!doctype html><html lang="en"><title>River</title><main><h1>River</h1></main></html>`;

test("a sound page gives no trouble and no violation", async () => {
  const { page, expectNoTrouble } = await newVisitor({ width: 320, colorScheme: "dark" });
  await page.goto(await serve(soundPage));

  expect(await page.evaluate(() => [innerWidth, matchMedia("(prefers-color-scheme: dark)").matches])).toEqual(
    [320, true],
  );
  expect(await axeViolations(page)).toEqual([]);
  expectNoTrouble();
});

test("axe finds an image without a text, under a strict policy too", async () => {
  const { page } = await newVisitor();
  await page.goto(
    await serve(soundPage.replace("</main>", `<img src="data:,"></main>`), "script-src 'self'"),
  );

  expect((await axeViolations(page)).join()).toContain("image-alt");
});

test.each([
  ["an error the page throws", "<script>throw new Error('adrift')</script>", "", "adrift"],
  ["an error on the console", "<script>console.error('no bite')</script>", "", "no bite"],
  ["a script the policy refuses", "<script>1</script>", "script-src 'none'", "Content Security Policy"],
  ["a hydration warning", "<script>console.warn('Hydration failed')</script>", "", "Hydration failed"],
])("%s is trouble", async (_name, script, policy, words) => {
  const { page, expectNoTrouble } = await newVisitor();
  await page.goto(await serve(soundPage.replace("</main>", `${script}</main>`), policy));

  await vi.waitFor(() => expect(expectNoTrouble).toThrow(words));
});

test("without JavaScript the page's scripts do not run", async () => {
  const { page } = await newVisitor({ javaScriptEnabled: false });
  await page.goto(await serve(`${soundPage}<script>document.title = "changed"</script>`));

  expect(await page.title()).toBe("River");
});

/** Serves one page for the length of the test. */
async function serve(html: string, policy = ""): Promise<string> {
  const server = createServer((request, response) => {
    if (request.url !== "/") return response.writeHead(204).end();
    response.setHeader("content-type", "text/html; charset=utf-8");
    if (policy) response.setHeader("content-security-policy", policy);
    return response.end(html);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The system gave no port.");
  return `http://127.0.0.1:${address.port}/`;
}
