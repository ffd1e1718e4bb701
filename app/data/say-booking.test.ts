import { expect, test } from "vitest";
import { sayBooking } from "#app/data/say-booking.ts";
import { learnLanguageFrom } from "#app/texts/language.ts";
import type { Booking } from "#contract/bookings.ts";
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
const services = [{ _id: "t", service_name: "Threading", nameBn: "থ্রেডিং" }] as unknown as Service[];

test("a booking is told in the catalogue's Bangla, and as it was booked where that has none", () => {
  learnLanguageFrom(() => "bn");
  expect(sayBooking(booking, services, []).service_name).toBe("থ্রেডিং, Hair Colour");
  learnLanguageFrom(() => "en");
});
