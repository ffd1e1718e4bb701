import { digits } from "#app/texts/bn/public/digits.ts";
import type { findTexts } from "#app/texts/en/dashboard/find.ts";
import { inBangla } from "#app/texts/texts.ts";

inBangla<typeof findTexts>("findTexts", {
  find: "অতিথি বা বুকিং খুঁজুন",
  part: "নাম, নম্বর বা ঠিকানা",
  hint: "যেকোনো একটি অংশ লিখলেই হবে।",
  choices: "অতিথি ও বুকিং",
  found: (guests, bookings) => `${digits(guests)} জন অতিথি, ${digits(bookings)}টি বুকিং`,
  nothing: (typed) => `“${typed}” দিয়ে কোনো অতিথি বা বুকিং পাওয়া যায়নি।`,
  allBookings: (typed) => `“${typed}” আছে এমন সব বুকিং`,
  allGuests: (typed) => `“${typed}” আছে এমন সব অতিথি`,
  bookFor: (typed) => `“${typed}”-এর জন্য নতুন বুকিং`,
  booking: "বুকিং",
  toArrange: "সময় ঠিক হয়নি",
  notLoaded: (why) => `খোঁজা যায়নি। ${why}`,
});
