import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { capture } from "#scripts/lib/run.mjs";
import { packageCommand, root } from "#scripts/lib/toolchain.mjs";
import { call } from "#tests/support/calls.ts";
import { givenOwner, givenSalon } from "#tests/support/given.ts";
import { addKey } from "#tests/support/programs.ts";

const salon = givenSalon();
const owner = givenOwner(salon);
let api: string;
let folder: string;

beforeAll(async () => {
  await salon.server.listen({ host: "127.0.0.1", port: 0 });
  api = `http://127.0.0.1:${(salon.server.server.address() as AddressInfo).port}/api`;
  folder = mkdtempSync(join(tmpdir(), "shiuli-client-"));
  mkdirSync(join(folder, "node_modules"));
  const { CLIENT_FOLDER: client = "", CLIENT_GENERATOR_FOLDER: generator = "" } = process.env;
  for (const installed of [join(client, "node_modules/openapi-fetch"), join(root, "node_modules/@types")])
    symlinkSync(installed, join(folder, "node_modules", basename(installed)));
  write("package.json", '{ "type": "module" }');
  write("openapi.json", await (await fetch(`${api}/openapi.json`)).text());
  const program = join(generator, "node_modules/openapi-typescript/bin/cli.js");
  expect(await run([program, "openapi.json", "-o", "salon.d.ts"])).toMatchObject({ code: 0 });
});

afterAll(() => rmSync(folder, { recursive: true }));

test("the program of docs/api.md matches the types from openapi-typescript, and books with a key", async () => {
  write("book.ts", await documentedProgram());
  expect(await check("book.ts")).toEqual({ code: 0, output: "" });

  const { token } = await addKey(salon, ["catalogue:read", "bookings:write"], owner);
  const { code, output } = await run(["book.ts"], { API: api, KEY: token });
  expect({ code, output }).toEqual({ code: 0, output: expect.stringMatching(/^\S+\n$/) });
  const [booked] = await call(salon, "listBookings", { query: { limit: 1 } }, owner);
  expect(booked).toMatchObject({ _id: output.trim(), name: "Nadia Rahman" });
});

test.each([
  ["a field that the call does not take", "number:", "mobile:", "'mobile' does not exist"],
  ["a field that the answer does not have", "booked.insertedId", "booked._id", "'_id' does not exist"],
  ["a call that is not there", '"/desk-bookings"', '"/desk-visits"', "is not assignable"],
])("%s is refused before the program runs", async (_, right, wrong, why) => {
  write("wrong.ts", (await documentedProgram()).replace(right, wrong));
  const { code, output } = await check("wrong.ts");
  expect(output).toContain(why);
  expect(code).not.toBe(0);
});

/** The worked example with types, taken from the page. */
async function documentedProgram(): Promise<string> {
  const page = await readFile(join(root, "docs/api.md"), "utf8");
  const [, program = ""] = /```ts\n([\s\S]*?)```/.exec(page) ?? [];
  return program;
}

function check(file: string) {
  const how = "--noEmit --strict --module nodenext --target esnext --types node --allowImportingTsExtensions";
  return run([packageCommand("typescript", "tsc"), ...how.split(" "), file]);
}

function run(args: string[], settings: Record<string, string> = {}) {
  return capture(process.execPath, args, { cwd: folder, env: { ...process.env, ...settings } });
}

function write(name: string, text: string): void {
  writeFileSync(join(folder, name), text);
}
