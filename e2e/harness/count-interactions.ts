import type { Locator, Page } from "playwright-core";
import { open } from "./person.ts";

/** The hands of somebody whose every act is counted: a click or tap, a choice, a file, a field filled. */
export interface Hands {
  click(target: Locator): Promise<void>;
  fill(field: Locator, text: string): Promise<void>;
  /** A link in an e-mail. */
  follow(page: Page, link: string): Promise<void>;
  press(field: Locator, key: string): Promise<void>;
  select(field: Locator, option: string): Promise<void>;
  /** Presses the button that asks for a file, and picks one: two acts. */
  chooseFile(button: Locator, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void>;
  count(): number;
}

export function countInteractions(): Hands {
  let acts = 0;
  return {
    async click(target) {
      acts += 1;
      await target.click();
    },
    async fill(field, text) {
      acts += 1;
      await field.fill(text);
    },
    async follow(page, link) {
      acts += 1;
      await open(page, link);
    },
    async press(field, key) {
      acts += 1;
      await field.press(key);
    },
    async select(field, option) {
      acts += 1;
      await field.selectOption(option);
    },
    async chooseFile(button, file) {
      acts += 2;
      const asked = button.page().waitForEvent("filechooser");
      await button.click();
      await (await asked).setFiles(file);
    },
    count: () => acts,
  };
}
