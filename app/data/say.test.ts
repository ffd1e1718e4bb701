import { afterEach, beforeEach, expect, test } from "vitest";
import { sayBooking, sayNames } from "#app/data/say.ts";
import { learnLanguageFrom } from "#app/texts/language.ts";
import type { Booking } from "#contract/bookings.ts";
import type { Master } from "#contract/masters.ts";
import type { Service } from "#contract/services.ts";

const item = (serviceId: string, service_name: string) => ({
  serviceId,
  service_name,
  masterId: null,
  masterName: null,
});
const booking = {
  service_name: "Threading, Hair Colour",
  items: [item("t", "Threading"), item("h", "Hair Colour")],
} as unknown as Booking;
const services = [
  { _id: "t", service_name: "Threading", nameBn: "থ্রেডিং", variants: [], addOns: [] },
] as unknown as Service[];

test("a booking is told in the catalogue's Bangla, and as it was booked where that has none", () => {
  learnLanguageFrom(() => "bn");
  expect(sayBooking(booking, services, []).service_name).toBe("থ্রেডিং, Hair Colour");
  learnLanguageFrom(() => "en");
});

const catalogue = [
  { _id: "t", service_name: "Threading", nameBn: "থ্রেডিং", variants: [], addOns: [] },
  {
    _id: "c",
    service_name: "Cut, Wash and Dry",
    nameBn: "কাট, ওয়াশ ও ড্রাই",
    variants: [{ _id: "l", service_name: "Cut, Wash and Dry (Long)", nameBn: "কাট, ওয়াশ ও ড্রাই (লম্বা)" }],
    addOns: [{ _id: "o", service_name: "Oil", nameBn: "তেল" }],
  },
] as unknown as Service[];
const masters = [{ name: "Sadia Noor", nameBn: "সাদিয়া নূর" }] as Master[];

beforeEach(() => learnLanguageFrom(() => "bn"));
afterEach(() => learnLanguageFrom(() => "en"));

test("names without ids are told in the catalogue's Bangla, one by one", () => {
  expect(sayNames("Threading, Hair Colour", catalogue, masters)).toBe("থ্রেডিং, Hair Colour");
  expect(sayNames("Sadia Noor", catalogue, masters)).toBe("সাদিয়া নূর");
});

test("a name with a comma in it is one name", () => {
  expect(sayNames("Cut, Wash and Dry", catalogue, masters)).toBe("কাট, ওয়াশ ও ড্রাই");
});

test("variants and add-ons are told in Bangla as services are", () => {
  const booked = { ...booking, items: [item("l", "Cut, Wash and Dry (Long)"), item("o", "Oil")] };
  expect(sayBooking(booked as Booking, catalogue, []).service_name).toBe("কাট, ওয়াশ ও ড্রাই (লম্বা), তেল");
  expect(sayNames("Oil, Threading", catalogue, masters)).toBe("তেল, থ্রেডিং");
});
