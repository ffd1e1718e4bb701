import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";

const script = readFileSync(new URL("../../public/offline.js", import.meta.url), "utf8");

test("the page for no connection gives way to itself once it is back, but not while a pressed link opens", () => {
  expect(timesLoadedAgain(["online"])).toBe(1);
  expect(timesLoadedAgain(["beforeunload", "online"])).toBe(0);
});

test("an iPhone, which does not say that a page is left, opens the pressed link, too", () => {
  expect(timesLoadedAgain(["click", "online"])).toBe(0);
});

/** @param heard the events that the page hears, each of them about a link */
function timesLoadedAgain(heard: readonly string[]): number {
  const listeners = new Map<string, (event: unknown) => void>();
  let times = 0;
  runInNewContext(script, {
    addEventListener: (name: string, listener: (event: unknown) => void) => listeners.set(name, listener),
    location: { reload: () => times++ },
    performance,
    setTimeout: () => {},
  });
  for (const name of heard) listeners.get(name)?.({ target: { closest: () => ({}) } });
  return times;
}
