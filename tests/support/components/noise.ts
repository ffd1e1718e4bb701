const heard: string[] = [];
const expected: RegExp[] = [];

/** Says that this test makes the page write such an error to the console. */
export function expectNoise(pattern: RegExp): void {
  expected.push(pattern);
}

/** Takes what pages write as errors to the console. */
export function listenToConsole(): void {
  heard.length = 0;
  expected.length = 0;
  console.error = (...said: unknown[]) => {
    heard.push(said.map(String).join(" "));
  };
}

/** Says the same for what is wrong with the test itself, such as a call that it has no answer for. */
export function complain(message: string): void {
  heard.push(message);
}

/** @throws when an error was written that the test did not expect */
export function refuseNoise(): void {
  const unexpected = heard.filter((message) => !expected.some((pattern) => pattern.test(message)));
  if (unexpected.length > 0) throw new Error(`The page complained:\n${unexpected.join("\n")}`);
}
