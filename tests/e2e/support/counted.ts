import type { Locator, Page } from "@playwright/test";

/** Somebody's hands on a page: what they do, and how many times they did something so far. */
export interface Hands {
  click: (what: Locator) => Promise<void>;
  /** Types a text into a field, as one thing done. */
  fill: (field: Locator, text: string) => Promise<void>;
  /** Types into a field and on, where the page itself leads from field to field, as one thing done. */
  type: (field: Locator, text: string) => Promise<void>;
  press: (key: string) => Promise<void>;
  count: () => number;
}

/** Counts clicks, fills and presses of keys. What a test does past these hands is not counted. */
export function counted(page: Page): Hands {
  let count = 0;
  const done = async (act: Promise<unknown>) => {
    count += 1;
    await act;
  };
  return {
    click: (what) => done(what.click()),
    fill: (field, text) => done(field.fill(text)),
    type: (field, text) => done(field.pressSequentially(text)),
    press: (key) => done(page.keyboard.press(key)),
    count: () => count,
  };
}
