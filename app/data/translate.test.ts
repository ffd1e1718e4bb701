import { afterEach, beforeEach, expect, test } from "vitest";
import { translateBooking, translateNames } from "#app/data/translate.ts";
import { learnLanguageFrom } from "#app/texts/language.ts";
import type { Master } from "#contract/masters.ts";
import type { Service } from "#contract/services.ts";
import { visitOf } from "#tests/support/components/calendar-data.ts";
import { anika, facial } from "#tests/support/components/salon-data.ts";

const named = (_id: string, service_name: string, nameBn?: string): Service => ({
  ...facial,
  _id,
  service_name,
  ...(nameBn && { nameBn }),
});
const threading = named("t", "Threading", "থ্রেডিং");
const colour = named("h", "Hair Colour");
const booking = visitOf("Tuli Roy", [threading, anika, "15:00", "15:20"], [colour, anika, "15:20", "17:00"]);
const services = [threading];

test("a booking shows the catalogue's Bangla, or its own words where there is none", () => {
  learnLanguageFrom(() => "bn");
  expect(translateBooking(booking, services, []).service_name).toBe("থ্রেডিং, Hair Colour");
  learnLanguageFrom(() => "en");
});

const catalogue = [
  threading,
  {
    ...named("c", "Cut, Wash and Dry", "কাট, ওয়াশ ও ড্রাই"),
    variants: [{ ...named("l", "Cut, Wash and Dry (Long)", "কাট, ওয়াশ ও ড্রাই (লম্বা)"), variantName: "Long" }],
    addOns: [named("o", "Oil", "তেল")],
  },
];
const masters = [{ name: "Sadia Noor", nameBn: "সাদিয়া নূর" }] as Master[];

beforeEach(() => learnLanguageFrom(() => "bn"));
afterEach(() => learnLanguageFrom(() => "en"));

test("names without ids are each translated by the catalogue", () => {
  expect(translateNames("Threading, Hair Colour", catalogue, masters)).toBe("থ্রেডিং, Hair Colour");
  expect(translateNames("Sadia Noor", catalogue, masters)).toBe("সাদিয়া নূর");
});

test("a name with a comma is one name", () => {
  expect(translateNames("Cut, Wash and Dry", catalogue, masters)).toBe("কাট, ওয়াশ ও ড্রাই");
});

test("variants and add-ons are translated like services", () => {
  const booked = visitOf(
    "Tuli Roy",
    [named("l", "Cut, Wash and Dry (Long)"), anika, "15:00", "16:00"],
    [named("o", "Oil"), anika, "16:00", "16:10"],
  );
  expect(translateBooking(booked, catalogue, []).service_name).toBe("কাট, ওয়াশ ও ড্রাই (লম্বা), তেল");
  expect(translateNames("Oil, Threading", catalogue, masters)).toBe("তেল, থ্রেডিং");
});
