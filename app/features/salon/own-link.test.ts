import { expect, test } from "vitest";
import { frameOf, isOwnSource, ownLink } from "#app/features/salon/own-link.ts";

const site = "https://shiuli.example";
const nothing = { service: "", master: "", source: "", language: "en" } as const;

test("a link contains only the choices, by id", () => {
  expect(ownLink(site, nothing)).toBe("https://shiuli.example/book");
  expect(ownLink(site, { service: "s1", master: "m1", source: " Mirror ", language: "bn" })).toBe(
    "https://shiuli.example/bn/book?service=s1&master=m1&src=mirror",
  );
});

test("a master without a service and an invalid source are left out", () => {
  expect(ownLink(site, { ...nothing, master: "m1", source: "<b>" })).toBe("https://shiuli.example/book");
});

test("a source needs a name of its own", () => {
  expect(["", "mirror", "Instagram"].map(isOwnSource)).toEqual([true, true, true]);
  expect(["desk", "Site", "two words", "x".repeat(33)].map(isOwnSource)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test("a frame's snippet keeps the salon's name inside its quotes", () => {
  expect(frameOf("https://shiuli.example/book?service=a&src=b", 'Book at "<Shiuli>"')).toBe(
    '<iframe src="https://shiuli.example/book?service=a&amp;src=b" title="Book at &quot;&lt;Shiuli>&quot;" width="100%" height="760" loading="lazy"></iframe>',
  );
});
