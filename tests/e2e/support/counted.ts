import type { Locator, Page } from "@playwright/test";

/** A person's actions on a page, and how many there were so far. */
export interface Hands {
  click: (what: Locator) => Promise<void>;
  /** Types a text into a field. Counts as one action. */
  fill: (field: Locator, text: string) => Promise<void>;
  /** Types into a field and the ones after it, where the page moves the focus itself. Counts as one action. */
  type: (field: Locator, text: string) => Promise<void>;
  press: (key: string) => Promise<void>;
  count: () => number;
}

/** Counts clicks, fills and key presses. What a test does without these hands is not counted. */
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
