import { expect, test } from "vitest";
import { forHome } from "#app/features/home/home-service.ts";
import type { Service } from "#contract/services.ts";

const facial: Service = {
  _id: "facial",
  service_name: "Facial",
  nameBn: "ফেসিয়াল",
  price: 30,
  memberPrice: 27,
  minutes: 60,
  masterIds: ["farida"],
  details: "Cleansing, steam and a mask.",
  detailsBn: "পরিষ্কার, ভাপ ও মাস্ক।",
  img: "/art/facial.svg",
  icon: "/art/facial.svg",
  tagline: "Rest for the skin",
  taglineBn: "ত্বকের বিশ্রাম",
  position: 0,
  category: "skin",
  variantOf: null,
  variantName: null,
  variants: [],
  addOns: [],
};

test("the home page takes only what it shows of a service, in its own language", () => {
  const { _id, service_name, price, memberPrice, minutes, img } = facial;
  const inBoth = { _id, service_name, price, memberPrice, minutes, img, tagline: facial.tagline };
  expect(forHome(facial, "en")).toEqual({ ...inBoth, details: facial.details });
  expect(forHome(facial, "bn")).toEqual({
    ...inBoth,
    nameBn: facial.nameBn,
    taglineBn: facial.taglineBn,
    details: facial.detailsBn,
  });
});

test("the price that it starts from is that of the cheapest size", () => {
  const short = { ...facial, _id: "short", price: 20, memberPrice: 18, variantName: "Short" };
  expect(forHome({ ...facial, variants: [short] }, "en")).toMatchObject({ price: 20, memberPrice: 18 });
});

test("text that the salon has not translated stays as it is", () => {
  const { detailsBn: _, ...inEnglish } = facial;
  expect(forHome(inEnglish, "bn").details).toBe(facial.details);
});
