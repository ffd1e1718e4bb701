import type { hourChoiceTexts } from "#app/texts/en/public/hour-choice.ts";
import { inBangla } from "#app/texts/texts.ts";
import { ofName } from "#domain/bangla-endings.ts";

inBangla<typeof hourChoiceTexts>("hourChoiceTexts", {
  choose: "সময় বেছে নিন",
  chooseOf: (service) => `সময় বেছে নিন: ${service}`,
  change: "সময় বদলান",
  whom: "কার কাছে",
  anyone: "যে কেউ",
  chosen: (when) => `আপনি বেছে নিয়েছেন ${when}।`,
  chosenWith: (when, master) => `আপনি বেছে নিয়েছেন ${when}, ${ofName(master)} কাছে।`,
  notHeld: "লগইন করলেই সময়টি আপনার জন্য রাখা হবে।",
  heldNext: "পরের পাতায় সময়টি আপনার জন্য রাখা হবে।",
  again: "যা বুক করবেন তা বদলেছে, তাই সময়টি আবার বেছে নিন।",
  loading: "লোড হচ্ছে",
});
