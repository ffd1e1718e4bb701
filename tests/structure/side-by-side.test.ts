import { expect, test } from "vitest";
import { runSideBySide } from "#scripts/lib/side-by-side.mjs";

test("steps run two at a time, and none before those it depends on", async () => {
  const story = await played([
    { name: "types" },
    { name: "lint" },
    { name: "build", after: ["types"] },
    { name: "api", after: ["build"] },
    { name: "unit" },
  ]);
  expect(Math.max(...story.map(({ beside }) => beside.length))).toBe(1);
  const orderOf = (name: string) => story.findIndex((one) => one.name === name);
  expect(orderOf("unit")).toBeLessThan(orderOf("api"));
  expect(orderOf("build")).toBeLessThan(orderOf("api"));
});

test("nothing runs beside a step that must run alone", async () => {
  const story = await played([
    { name: "faults" },
    { name: "browser", alone: true },
    { name: "mail" },
    { name: "sign-in" },
  ]);
  const pairs = story.flatMap(({ name, beside }) => beside.flatMap((other) => [name, other]));
  expect(pairs).not.toContain("browser");
  expect(story).toHaveLength(4);
});

test("a skipped step delays nobody, and results come in the order of the steps", async () => {
  const steps = [{ name: "api", after: ["build"] }, { name: "unit" }];
  expect(await runSideBySide(steps, async ({ name }) => name)).toEqual(["api", "unit"]);
});

/** Each step when it begins, with the steps that are running at that moment. */
async function played(steps: Parameters<typeof runSideBySide>[0]) {
  const story: { name: string; beside: string[] }[] = [];
  const running = new Set<string>();
  await runSideBySide(steps, async ({ name }) => {
    story.push({ name, beside: [...running] });
    running.add(name);
    for (let turn = 0; turn < name.length; turn++) await Promise.resolve();
    running.delete(name);
  });
  return story;
}
