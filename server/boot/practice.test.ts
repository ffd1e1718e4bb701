import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { buildParts } from "#server/boot/build-parts.ts";
import { createPractice } from "#server/boot/practice.ts";
import { readConfig } from "#server/config.ts";
import { readSalon, updateSalon } from "#server/database/salon.ts";
import type { Entrance } from "#server/http/practice-entrance.ts";
import type { UseCases } from "#server/usecases/context.ts";

const dataDir = mkdtempSync(join(tmpdir(), "shiuli-practice-"));
const folder = join(dataDir, "practice");
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

let minutes = 0;
let opened: { entrance: Entrance; app: UseCases }[] = [];
const now = () => Date.parse("2026-11-23T08:00:00Z") + minutes * 60_000;

function practice() {
  opened = [];
  const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: "postgres://nobody@127.0.0.1:1/nothing" });
  return createPractice({
    config,
    dataDir,
    now,
    open: async (copy, entrance) => {
      const parts = await buildParts(copy, copy.dataDir, { entrance, now });
      opened.push({ entrance, app: parts.app });
      return { parts, close: parts.close };
    },
  });
}

function appOf(index: number): UseCases {
  const found = opened[index];
  if (!found) throw new Error(`No salon ${index} was opened.`);
  return found.app;
}

const keyOf = (url: string) => new URL(url).pathname.replace("/practice/", "");
const enter = (url: string) => opened.at(-1)?.entrance.enter(keyOf(url));

test("a key signs in as the owner of an empty, real salon, once and for a minute", async () => {
  const copies = practice();
  const url = await copies.begin();
  expect(await enter(`${url}x`)).toBeNull();
  const cookies = await enter(url);
  expect(cookies?.join()).toMatch(/^practice\.session_token=/);
  expect(await enter(url)).toBeNull();

  const app = appOf(0);
  const { demo, address, opened_at } = await readSalon(app.engine.read);
  expect([demo, address, opened_at]).toEqual([0, [], null]);
  expect(app).toMatchObject({ practise: null, site: { testMode: true, sendsMails: false } });
  const headers = new Headers({ cookie: cookies?.map((one) => one.split(";")[0]).join("; ") ?? "" });
  expect(await app.identity.prove(headers)).toMatchObject({ email: "owner@practice.example" });

  const late = await copies.begin();
  minutes += 2;
  expect(await enter(late)).toBeNull();
  await copies.close();
  expect(existsSync(folder)).toBe(false);
});

test("pressing again resumes the same practice until it ends, or until half an hour without use", async () => {
  const copies = practice();
  const first = new URL(await copies.begin()).origin;
  minutes += 25;
  opened[0]?.entrance.visited();
  minutes += 25;
  expect(new URL(await copies.begin()).origin).toBe(first);
  expect(opened).toHaveLength(1);

  minutes += 31;
  await copies.begin();
  expect(opened).toHaveLength(2);
  await updateSalon(appOf(1).engine.write, { opened_at: now() });
  await Promise.all([copies.begin(), copies.begin()]);
  expect(opened).toHaveLength(3);
  await copies.close();
});

test("the remains of a killed practice are removed with the next start", async () => {
  await practice().begin();
  const left = appOf(0);
  await practice().clear();
  expect(existsSync(folder)).toBe(false);
  await left.engine.close();
});
