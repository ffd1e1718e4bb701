import { expect, test } from "vitest";
import { sayWork } from "#app/features/home/say-work.server.ts";
import { sayWorks } from "#app/features/home/say-works.server.ts";
import type { Work } from "#contract/portfolio.ts";
import type { Language } from "#domain/language.ts";
import { anika, facial, massage } from "#tests/support/components/salon-data.ts";

const labonno = {
  _id: "labonno",
  name: "Labonno Das",
  nameBn: "লাবণ্য দাস",
  role: "Beautician",
  photo: "/art/mark.svg",
  bio: "",
};
const offered = { services: [{ ...facial, masterIds: ["labonno"] }, massage], masters: [anika, labonno] };
const work: Work = {
  _id: "glow",
  title: "After six weeks",
  titleBn: "ছয় সপ্তাহ পরে",
  picture: "/art/facial.svg",
  alt: "A face in profile",
  altBn: null,
  before: { picture: "/art/muslin-folds.svg", alt: "The face before", altBn: "আগের মুখ" },
  serviceId: "facial",
  masterId: "labonno",
};

const said = (...[now, language = "en"]: [now: typeof offered, language?: Language]) =>
  sayWorks([work], now, language)?.works[0];

test("the price of a service in several sizes begins with the cheapest, and that of one size is its own", () => {
  const short = { ...facial, _id: "short", price: 20, minutes: 30, variantName: "Short" };
  const now = { ...offered, services: [{ ...facial, variants: [short] }] };
  const priceOf = (serviceId: string) => sayWork([{ ...work, serviceId }], now, "en", "glow")?.service;
  expect(priceOf("facial")).toMatchObject({ price: 20, around: ["from ", ""] });
  expect(priceOf("short")).toMatchObject({ price: 20, around: ["", ""] });
});

test("a work links to booking its service with its master", () => {
  expect(said(offered)).toEqual({
    id: "glow",
    place: "/portfolio/glow",
    groups: "1 2",
    title: "After six weeks",
    shots: [
      { said: "Before", img: { src: "/art/muslin-folds.svg", alt: "The face before" } },
      { said: "After", img: { src: "/art/facial.svg", alt: "A face in profile" } },
    ],
    compare: "Compare before and after: After six weeks",
    by: "Labonno Das, Turmeric Glow Facial",
    book: {
      to: "/dashboard/bookingAppointment/facial?master=labonno",
      "aria-label": "Book this: After six weeks",
    },
  });
});

test("a work is shown in the page's language where a translation exists", () => {
  const inBangla = said(offered, "bn");
  expect(inBangla).toMatchObject({ title: "ছয় সপ্তাহ পরে", by: "লাবণ্য দাস, Turmeric Glow Facial" });
  expect(inBangla?.shots.map(({ img }) => img.alt)).toEqual(["আগের মুখ", "A face in profile"]);
});

test.each([
  ["has left", { masters: [anika] }, "Turmeric Glow Facial"],
  [
    "no longer does the service",
    { services: [{ ...facial, masterIds: ["anika"] }] },
    "Labonno Das, Turmeric Glow Facial",
  ],
])("a work is booked with any master if its master %s", (_, change, by) => {
  expect(said({ ...offered, ...change })).toMatchObject({
    by,
    book: { to: "/dashboard/bookingAppointment/facial" },
  });
});

test("a work whose service is gone can only be looked at", () => {
  expect(said({ ...offered, services: [massage] })).toMatchObject({ by: "Labonno Das", book: null });
  expect(said({ services: [], masters: [] })).toMatchObject({ by: "", book: null });
});

test("works can be shown by category and as pairs, where that is a choice", () => {
  const oil = { ...work, _id: "oil", before: null, serviceId: massage._id };
  const services = [
    { ...facial, category: "skin" as const },
    { ...massage, category: "bath" as const },
  ];
  const both = sayWorks([work, oil], { ...offered, services }, "en");
  expect(both?.groups).toEqual(["All", "Skin", "Bath", "Before and after"]);
  expect(both?.works.map(({ groups }) => groups)).toEqual(["1 2 4", "1 3"]);
  expect(sayWorks([oil], offered, "en")?.groups).toEqual([]);
});

test("a work's own page has what it costs, and leads to the works beside it", () => {
  const others = ["first", "last"].map((_id) => ({ ...work, _id }));
  const page = sayWork([...others, work], offered, "en", "glow");
  expect(page).toMatchObject({
    title: "After six weeks",
    counted: "3 / 3",
    previous: "/portfolio/last",
    next: "/portfolio/first",
    master: { name: "Labonno Das" },
    service: { id: "facial", price: facial.price, minutes: facial.minutes },
  });
  expect(sayWork([work], { services: [], masters: [] }, "en", "glow")).toMatchObject({
    master: undefined,
    service: undefined,
    book: null,
  });
  expect(sayWork([work], offered, "en", "withdrawn")).toBeNull();
});

test("without works there is no portfolio", () => {
  expect(sayWorks([], offered, "en")).toBeNull();
});
