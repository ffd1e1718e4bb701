import { afterEach, expect, test, vi } from "vitest";
import { DatabaseAway } from "#server/database/away.ts";
import { runCommand } from "#server/operations/command.ts";
import { StartupError } from "#server/startup-error.ts";

afterEach(() => {
  process.exitCode = undefined;
  vi.restoreAllMocks();
});

test.each([
  new StartupError("Say where to: npm run backup -- <folder>"),
  Object.assign(new Error("EACCES: permission denied"), { code: "EACCES" }),
])("a command says in a sentence what its user can mend: %s", async (error) => {
  const said = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  await runCommand(() => Promise.reject(error));
  expect(said.mock.calls).toEqual([[`${error.message}\n`]]);
  expect(process.exitCode).toBe(1);
});

test("a command says in a sentence that the database does not let it do its work", async () => {
  const said = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  await runCommand(() => Promise.reject(new DatabaseAway("The disk is full.")));
  expect(said.mock.calls).toEqual([["The database can't be used: The disk is full.\n"]]);
  expect(process.exitCode).toBe(1);
});

test("a bug in a command keeps its stack", async () => {
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const bug = new TypeError("Cannot read properties of undefined");
  await expect(runCommand(() => Promise.reject(bug))).rejects.toBe(bug);
});
