import { digits } from "#app/texts/bn/public/digits.ts";
import type { homeTexts } from "#app/texts/en/public/home.ts";
import { inBangla } from "#app/texts/texts.ts";
import { ofName } from "#domain/bangla-endings.ts";

inBangla<typeof homeTexts>("homeTexts", {
  headline: "সব নারীর জন্য একটি বিউটি পার্লার",
  getAppointment: "অ্যাপয়েন্টমেন্ট নিন",
  seeServices: "সেবা ও দাম দেখুন",
  whatWeDo: "আমরা যা করি",
  exploreMore: "আরও দেখুন",
  nextOpening: "পরের খালি সময়",
  withMaster: (when, name) => `${when}, ${name}`,
  book: (service, when) => `${service} বুক করুন, ${when}`,
  professionally: "আপনার ত্বকের যত্ন পেশাদার হাতে ছেড়ে দিন",
  happyCustomers: "সন্তুষ্ট গ্রাহক",
  totalServices: "রকমের সেবা",
  awesomeServices: "আমাদের চমৎকার সব সেবা",
  allServices: "সব সেবা",
  pricesKicker: "সেবা",
  treatmentProgram: "সেবার মূল্যতালিকা",
  pricesLead: "আমাদের মূল সেবাগুলো আর সেগুলোর দাম এখানে দেওয়া হলো।",
  memberKicker: "বিউটি মেম্বার হোন",
  discount: "২৫% ছাড় উপভোগ করুন",
  becomeMember: "মেম্বার হোন",
  ourMasters: "আমাদের বিউটিশিয়ানরা",
  portrait: (name) => `${ofName(name)} ছবি`,
  testimonials: "গ্রাহকেরা যা বলেন",
  chooseTestimonial: "একটি মতামত বেছে নিন",
  testimonial: (index) => `মতামত ${digits(index)}`,
  reply: "পার্লারের উত্তর।",
  verified: "সেবা নেওয়ার পরে লেখা",
  bookYourVisit: "আপনার সময়টি বুক করুন",
});
