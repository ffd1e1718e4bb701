import type { BrowserContext } from "@playwright/test";

/** What pages wrote to the console as an error, and errors that nobody caught. */
export interface Noise {
  /** Listens to every page of one more browser context. */
  watch(context: BrowserContext): void;
  /** Says that this test provokes such a message. */
  expect(pattern: RegExp): void;
  /** @throws when something was said that the test did not expect */
  refuseUnexpected(): void;
}

/** Hears nothing before it is given a context to watch. */
export function createNoise(): Noise {
  const heard: string[] = [];
  const expected: RegExp[] = [];
  return {
    watch(context) {
      context.on("console", (message) => {
        if (message.type() === "error") heard.push(`${message.text()} (${message.location().url})`);
      });
      context.on("weberror", (error) => {
        heard.push(String(error.error().stack || error.error()));
      });
    },
    expect: (pattern) => {
      expected.push(pattern);
    },
    refuseUnexpected() {
      const unexpected = heard.filter((message) => !expected.some((pattern) => pattern.test(message)));
      if (unexpected.length > 0) throw new Error(`The page complained:\n${unexpected.join("\n")}`);
    },
  };
}
