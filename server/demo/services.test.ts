import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { demoServices } from "#server/demo/services.ts";
import { mailPicture } from "#server/usecases/letters/mail-picture.ts";

test("every service of the demo has a picture that mail programs show", () => {
  const drawn = readdirSync("public/art/mail").map((file) => `/art/mail/${file}`);
  const wanted = demoServices.map(({ image }) => mailPicture(`/art/${image}.svg`));
  expect(wanted.length).toBeGreaterThan(0);
  expect(wanted.filter((path) => path === null || !drawn.includes(path))).toEqual([]);
});
