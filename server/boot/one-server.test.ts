import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { whyNotLocked } from "#server/boot/one-server.ts";

test("a full disk is told apart from a lock that can't be opened, since removing the lock would not help", () => {
  const small = new DatabaseSync(":memory:");
  small.exec("create table rows (one blob); pragma max_page_count = 2");
  let error: unknown;
  try {
    small.exec("insert into rows values (zeroblob(100000))");
  } catch (failure) {
    error = failure;
  }
  small.close();
  expect(whyNotLocked(error, "/data", "/data/server.lock")).toBe(
    "The disk of /data is full: make room, then start again.",
  );
  expect(whyNotLocked(new Error("EACCES"), "/data", "/data/server.lock")).toContain("remove it");
});
