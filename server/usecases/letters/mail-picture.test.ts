import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { giftPictures } from "#domain/gift-cards.ts";
import { giftMailPicture, mailMark, mailPicture } from "#server/usecases/letters/mail-picture.ts";

test.each([
  [`/images/${"a".repeat(40)}-800.webp`, `/images/${"a".repeat(40)}-1200.jpg`],
  ["https://i.ibb.co/1/cut.jpg", "https://i.ibb.co/1/cut.jpg"],
  ["https://elsewhere.example/cut.jpg", null],
  ["/art/../secret.svg", null],
  ["", null],
])("%j is shown as %j", (image, shown) => {
  expect(mailPicture(image)).toBe(shown);
});

test.each([
  [`/images/${"a".repeat(40)}-800.webp`, `/images/${"a".repeat(40)}-192.png`],
  ["/art/mark.svg", "/art/mail/mark.png"],
  ["https://elsewhere.example/logo.png", null],
])("the logo %j is shown as %j", (logo, shown) => {
  expect(mailMark(logo)).toBe(shown);
});

test.each([...giftPictures, "gone"])("a gift card with the picture %j has one in its mail", (picture) => {
  expect(existsSync(`public${giftMailPicture(picture)}`)).toBe(true);
});
