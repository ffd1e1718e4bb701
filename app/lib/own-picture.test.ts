import { expect, test } from "vitest";
import { ownPicture, pictureOf, pictureSource } from "#app/lib/own-picture.ts";

test("only pictures of this site are shown", () => {
  expect(ownPicture("/art/stones.svg")).toBe("/art/stones.svg");
  expect(ownPicture("https://i.ibb.co/x/y.webp")).toBe("https://i.ibb.co/x/y.webp");
  for (const foreign of [
    "//evil.example/x.png",
    "https://x.example/x.png",
    "https://i.ibb.co.evil.example/x.png",
    "",
    null,
  ]) {
    expect(ownPicture(foreign)).toBeUndefined();
  }
});

test("an uploaded picture has three widths, a drawing one", () => {
  expect(pictureOf("/images/ab12-800.webp", 400)).toBe("/images/ab12-400.webp");
  expect(pictureOf("/art/stones.svg", 400)).toBe("/art/stones.svg");
});

test("an uploaded picture is offered in every width, a drawing as it is, another site's not at all", () => {
  expect(pictureSource("/images/ab12-800.webp", "50vw")).toEqual({
    src: "/images/ab12-800.webp",
    srcSet: "/images/ab12-400.webp 400w, /images/ab12-800.webp 800w, /images/ab12-1600.webp 1600w",
    sizes: "50vw",
  });
  expect(pictureSource("/art/stones.svg", "50vw")).toEqual({ src: "/art/stones.svg" });
  expect(pictureSource("https://x.example/x.png", "50vw")).toEqual({ src: "/art/muslin-folds.svg" });
});
