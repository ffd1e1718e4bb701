import { digits } from "#app/texts/bn/public/digits.ts";
import type { serviceSearchTexts } from "#app/texts/en/public/service-search.ts";
import { inBangla } from "#app/texts/texts.ts";

inBangla<typeof serviceSearchTexts>("serviceSearchTexts", {
  found: (count, words) => `“${words}” আছে ${digits(count)}টি সেবায়`,
  nothingFound: (words) => `“${words}” দিয়ে কিছু পাওয়া যায়নি`,
  withAddOn: (addOn) => `সঙ্গে ${addOn}`,
  nearest: "এর কাছাকাছি যা আছে:",
  orRing: "অথবা ফোন করে জেনে নিন:",
  stop: "।",
});
