import { expect, test } from "vitest";
import { plainSite } from "#app/features/site/site-content.fixture.ts";
import { changeBetween, mergeContents, partsThatDiffer, siteParts } from "#app/features/site/site-parts.ts";
import type { SiteContent } from "#contract/site-content.ts";

function changed(change: (copy: SiteContent) => void): SiteContent {
  const copy = structuredClone(plainSite);
  change(copy);
  return copy;
}

const said = (en: string) => ({ en, bn: "" });

test("a change names its part and sends its whole key", () => {
  const now = changed(({ home }) => {
    home.hero.lead = said("Open until ten.");
  });
  expect(partsThatDiffer(plainSite, now).map(({ id }) => id)).toEqual(["lead"]);
  expect(changeBetween(plainSite, now)).toEqual({ home: now.home });
  expect(changeBetween(plainSite, structuredClone(plainSite))).toEqual({});
});

test("two people who change different parts lose nothing", () => {
  const mine = changed(({ home }) => {
    home.hero.lead = said("Open until ten.");
  });
  const theirs = changed((copy) => {
    copy.home.visit.lead = said("Call us.");
    copy.accent = "#28407a";
  });
  const { content, both } = mergeContents({ known: plainSite, mine, theirs });
  expect(both).toEqual([]);
  expect(partsThatDiffer(plainSite, content).map(({ id }) => id)).toEqual(["lead", "visitLead", "accent"]);
});

test.each([
  ["mine", "Open until ten."],
  ["theirs", "Closed on Fridays."],
] as const)("a change by both asks, and %s can stay", (keep, stays) => {
  const mine = changed(({ home }) => {
    home.hero.lead = said("Open until ten.");
  });
  const theirs = changed(({ home }) => {
    home.hero.lead = said("Closed on Fridays.");
  });
  const { content, both } = mergeContents({ known: plainSite, mine, theirs }, keep);
  expect(both.map(({ id }) => id)).toEqual(["lead"]);
  expect(content.home.hero.lead.en).toBe(stays);
});

test("every part of the content belongs to one part of the editor", () => {
  const other = changed((copy) => {
    copy.accent = "#28407a";
    const picture = { address: "/art/mark.svg", alt: said("A flower"), focus: { x: 50, y: 50 } };
    const words = said("Other words.");
    Object.assign(copy, { logo: picture, share: picture, description: words, terms: words, privacy: words });
    copy.home = {
      order: copy.home.order.toReversed(),
      hero: { lead: words, picture },
      highlights: { cards: [{ title: words, text: words, picture, serviceId: null }] },
      professionally: { text: words, picture },
      prices: { picture },
      member: { text: words, picture },
      masters: { text: words },
      visit: { lead: words },
    };
    copy.pages = { login: picture, signUp: picture, secret: picture, notFound: picture };
    copy.footer = {
      about: words,
      services: [{ label: words, serviceId: "bath" }],
      social: [{ network: "x", address: "https://x.com/salon" }],
    };
    copy.contact = { map: picture };
  });
  const copied = structuredClone(plainSite);
  for (const part of siteParts) part.copy(other, copied);
  expect(copied).toEqual(other);
});

test.each(siteParts)("$id is at its path", ({ path, of }) => {
  const site: SiteContent = JSON.parse(JSON.stringify(plainSite));
  expect(path.split(".").reduce<unknown>((inside, step) => Object(inside)[step], site)).toBe(of(site));
});
