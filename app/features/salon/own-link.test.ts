import { expect, test } from "vitest";
import { frameOf, isOwnSource, ownLink } from "#app/features/salon/own-link.ts";

const site = "https://shiuli.example";
const nothing = { service: "", master: "", source: "", language: "en" } as const;

test("a link names what was chosen, by ids, and nothing else", () => {
  expect(ownLink(site, nothing)).toBe("https://shiuli.example/book");
  expect(ownLink(site, { service: "s1", master: "m1", source: " Mirror ", language: "bn" })).toBe(
    "https://shiuli.example/bn/book?service=s1&master=m1&src=mirror",
  );
});

test("a master without a service, and a source that is no name, are left out", () => {
  expect(ownLink(site, { ...nothing, master: "m1", source: "<b>" })).toBe("https://shiuli.example/book");
});

test("a source must be countable by itself", () => {
  expect(["", "mirror", "Instagram"].map(isOwnSource)).toEqual([true, true, true]);
  expect(["desk", "Site", "two words", "x".repeat(33)].map(isOwnSource)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test("a frame's snippet keeps a name of the salon inside its quotes", () => {
  expect(frameOf("https://shiuli.example/book?service=a&src=b", 'Book at "<Shiuli>"')).toBe(
    '<iframe src="https://shiuli.example/book?service=a&amp;src=b" title="Book at &quot;&lt;Shiuli>&quot;" width="100%" height="760" loading="lazy"></iframe>',
  );
});
