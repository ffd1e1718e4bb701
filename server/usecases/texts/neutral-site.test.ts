import { expect, test } from "vitest";
import { SiteContent } from "#contract/site-content.ts";
import { neutralContent } from "#server/usecases/texts/neutral-site.ts";

test("a new salon's texts match the contract, in its order", () => {
  expect(JSON.stringify(SiteContent.parse(neutralContent))).toBe(JSON.stringify(neutralContent));
});

test("a new salon's texts fit any salon, in both languages", () => {
  const said = JSON.stringify(neutralContent);
  expect(said).not.toMatch(/shiuli|শিউলি|road 27|dhaka|ঢাকা|\/art\/|https?:/i);
  const { hero, professionally, masters, visit } = neutralContent.home;
  for (const { en, bn } of [hero.lead, professionally.text, masters.text, visit.lead]) {
    expect(en).not.toBe("");
    expect(bn).toMatch(/\p{Script=Bengali}/u);
  }
});
