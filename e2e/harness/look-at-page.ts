import type { Page } from "playwright-core";
import { m } from "../../apps/web/src/paraglide/messages.js";
import { axeViolations, contrastViolations } from "./axe.ts";
import { open } from "./person.ts";
import { saveScreenshot } from "./screenshot.ts";

/** What is wrong with one page, by what was looked for; everything is empty on a sound page. */
export interface Looks {
  /** The page is not the one that was asked for, or says that it failed. */
  lost: string[];
  /** Axe, in the light scheme. */
  light: string[];
  /** What axe finds only in the dark scheme, where nothing but colours differs. */
  dark: string[];
  /** What reaches beyond the edge or is squeezed to nothing, at any width. */
  width: string[];
  /** What a finger does not hit. */
  finger: string[];
}

const lostSentences = [m.shell_not_found(), m.shell_crash_title(), m.shell_crash_offline_title()];

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const SMALL_PHONE = { width: 320, height: 640 };

/** Opens a page once and looks at it in every way: a page takes longer to open than to be looked at again. */
export async function lookAtPage(page: Page, url: string, name: string): Promise<Looks> {
  const looks: Looks = { lost: [], light: [], dark: [], width: [], finger: [] };
  const see = async (size: typeof DESK, scheme: "light" | "dark") => {
    await page.setViewportSize(size);
    await page.evaluate(waitForFrames);
    const where = `${size.width} px`;
    if (scheme === "light") looks.width.push(...say(where, await page.evaluate(findWidthProblems)));
    await saveScreenshot(page, `${name}-${size.width}-${scheme}`);
    return (found: string[]) => looks[scheme].push(...say(where, found));
  };

  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize(DESK);
  await openSettled(page, url);
  looks.lost.push(...(await page.evaluate(findSentences, lostSentences)));
  if (new URL(page.url()).pathname !== new URL(url).pathname) looks.lost.push(`led to ${page.url()}`);
  (await see(DESK, "light"))(await axeViolations(page));
  (await see(PHONE, "light"))(await axeViolations(page));
  looks.finger.push(...(await page.evaluate(findSmallTargets)));
  // Only the lines end elsewhere than on the larger phone.
  await see(SMALL_PHONE, "light");

  await page.emulateMedia({ colorScheme: "dark" });
  await page.waitForFunction(() => matchMedia("(prefers-color-scheme: dark)").matches);
  (await see(PHONE, "dark"))(await contrastViolations(page));
  (await see(DESK, "dark"))(await contrastViolations(page));
  return looks;
}

/** Opens a page and waits until nothing on it is still loading. */
export async function openSettled(page: Page, url: string): Promise<void> {
  await open(page, url);
  await page.locator("h1").first().waitFor();
  await page.locator("[aria-busy=true]").first().waitFor({ state: "detached" });
  await page.waitForLoadState("networkidle");
}

function say(where: string, problems: string[]): string[] {
  return problems.map((problem) => `${where}: ${problem}`);
}

// What follows runs in the page.

/** Sizes and colours are known to every element only after the browser has drawn them. */
function waitForFrames(): Promise<number> {
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}

function findSentences(sentences: string[]): string[] {
  return sentences.filter((sentence) => document.body.innerText.includes(sentence));
}

function findWidthProblems(): string[] {
  const edge = document.documentElement.clientWidth;
  const beyond =
    document.documentElement.scrollWidth <= edge
      ? []
      : [...document.querySelectorAll("body *")]
          .filter((element) => element.getBoundingClientRect().right > edge + 1)
          .map((element) => `beyond the edge: ${element.outerHTML.slice(0, 120)}`)
          .concat(`the page is ${document.documentElement.scrollWidth} px wide`);
  const squeezed = [...document.querySelectorAll("svg[width]")]
    .filter((icon) => icon.checkVisibility() && icon.getBoundingClientRect().width < 8)
    .map((icon) => `squeezed to nothing: ${icon.outerHTML.slice(0, 120)}`);
  return [...beyond, ...squeezed];
}

/** What is tapped all the time is 44 px high. Axe sees to the 24 px, or the room around, that every link needs. */
function findSmallTargets(): string[] {
  const isClipped = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).clipPath === "inset(50%)" || isClipped(element.parentElement));
  const controls = [...document.querySelectorAll("button, input, select, textarea, summary")];
  return controls.flatMap((control) => {
    const { width, height } = control.getBoundingClientRect();
    const isShown = control.checkVisibility({ visibilityProperty: true }) && width * height > 1;
    const isTick = control instanceof HTMLInputElement && /checkbox|radio/.test(control.type);
    // Half a pixel is a rounding of the layout, not a smaller target.
    if (!isShown || isTick || height + 0.5 >= 44 || isClipped(control)) return [];
    return [`${Math.round(width)}×${Math.round(height)} ${control.outerHTML.slice(0, 120)}`];
  });
}
