import { expect, onTestFinished, test } from "vitest";
import { SiteContent } from "#contract/site-content.ts";

const links = SiteContent.shape.footer.shape.social;

test("a link to the salon's own page is one of its network, also on iOS 16, which can't test an address", () => {
  const { canParse } = URL;
  Reflect.deleteProperty(URL, "canParse");
  onTestFinished(() => {
    URL.canParse = canParse;
  });
  const link = (address: string) => links.safeParse([{ network: "facebook", address }]).success;
  expect(link("https://www.facebook.com/shiuli")).toBe(true);
  expect(link("https://facebook.com@example.com/shiuli")).toBe(false);
  expect(link("facebook")).toBe(false);
});
