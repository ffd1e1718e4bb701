import { expect, test } from "vitest";
import { mailPicture } from "#server/usecases/letters/mail-picture.ts";

test.each([
  [`/images/${"a".repeat(40)}-800.webp`, `/images/${"a".repeat(40)}-1200.jpg`],
  ["https://i.ibb.co/1/cut.jpg", "https://i.ibb.co/1/cut.jpg"],
  ["https://elsewhere.example/cut.jpg", null],
  ["/art/../secret.svg", null],
  ["", null],
])("%j is shown as %j", (image, shown) => {
  expect(mailPicture(image)).toBe(shown);
});
