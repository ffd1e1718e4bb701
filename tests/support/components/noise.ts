const heard: string[] = [];
const expected: RegExp[] = [];

/** Declares that this test makes the page log an error that matches the pattern. */
export function expectNoise(pattern: RegExp): void {
  expected.push(pattern);
}

/** Collects the errors that pages write to the console. */
export function listenToConsole(): void {
  heard.length = 0;
  expected.length = 0;
  console.error = (...said: unknown[]) => {
    heard.push(said.map(String).join(" "));
  };
}

/** Reports a mistake in the test itself, such as a call that it has no answer for, like an error on the console. */
export function complain(message: string): void {
  heard.push(message);
}

/** @throws when an unexpected error was logged */
export function refuseNoise(): void {
  const unexpected = heard.filter((message) => !expected.some((pattern) => pattern.test(message)));
  if (unexpected.length > 0) throw new Error(`The page complained:\n${unexpected.join("\n")}`);
}
