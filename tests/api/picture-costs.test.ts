import sharp from "sharp";
import { expect, test } from "vitest";
import { countPixels } from "#server/usecases/pictures/keep-picture.ts";
import { minutes } from "#tests/support/clock.ts";
import { givenSalon } from "#tests/support/given.ts";
import { addPerson } from "#tests/support/people.ts";
import { upload } from "#tests/support/upload.ts";

const salon = givenSalon();

test("pictures are limited by their pixels: in one, in an hour, and in two at once", async () => {
  const guest = await addPerson(salon);

  const huge = await flat(7000, 7000, "#102030");
  expect(huge.length).toBeLessThan(1_000_000);
  const tooLarge = await upload(salon, huge, guest);
  expect([tooLarge.status, tooLarge.body.code]).toEqual([422, "invalid_input"]);
  expect(tooLarge.body.detail).toContain("20 million pixels");

  const atOnce = await Promise.all([1, 2].map((tint) => flat(900, 900, `#0000${tint}0`)));
  const answers = await Promise.all(atOnce.map((file) => upload(salon, file, guest)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 429]);
  expect(answers.find(({ status }) => status === 429)?.headers["retry-after"]).toBe("5");

  // The same file is stored and processed once, but counts each time.
  const large = await flat(5000, 4000, "#302010");
  const statuses = [];
  for (let time = 0; time < 21; time++) statuses.push((await upload(salon, large, guest)).status);
  expect(statuses.indexOf(429)).toBe(19);
  salon.clock.advance(minutes(60));
  expect((await upload(salon, large, guest)).status).toBe(200);
});

test("guests who upload many large pictures on the salon's network do not block its owner", async () => {
  const [guest, owner] = [await addPerson(salon), await addPerson(salon, { role: "admin" })];
  const network = "192.0.2.60";
  for (const userId of ["one", "two", "three"])
    await countPixels(salon.app, 400_000_000, { userId, network });
  const small = await flat(20, 20, "#203010");
  expect((await upload(salon, small, guest, { from: network })).status).toBe(429);
  expect((await upload(salon, small, owner, { from: network })).status).toBe(200);
});

function flat(width: number, height: number, background: string): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
}
