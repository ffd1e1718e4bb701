import type { BrowserContext } from "@playwright/test";

/** Errors that pages logged to the console, and uncaught errors. */
export interface Noise {
  /** Listens to every page of another browser context, too. */
  watch(context: BrowserContext): void;
  /** Declares that this test provokes such a message. */
  expect(pattern: RegExp): void;
  /** @throws when there was an unexpected message */
  refuseUnexpected(): void;
}

/** What a browser says while it has no connection, or the server none to it. */
export const offlineNoise =
  /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|No answer to|503|ERR_FAILED|ERR_CONNECTION_REFUSED/;

/** Records nothing until it is given a context to watch. */
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
