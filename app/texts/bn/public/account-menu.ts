import type { accountMenuTexts } from "#app/texts/en/public/account-menu.ts";
import { inBangla } from "#app/texts/texts.ts";

inBangla<typeof accountMenuTexts>("accountMenuTexts", {
  accountMenu: (name) => `অ্যাকাউন্ট মেনু, ${name}`,
  profile: "প্রোফাইল",
  settings: "সেটিংস",
  logOut: "লগআউট",
  isNew: "নতুন",
});
