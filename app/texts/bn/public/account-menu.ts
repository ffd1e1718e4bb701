import type { accountMenuTexts } from "#app/texts/en/public/account-menu.ts";
import { inBangla } from "#app/texts/texts.ts";

inBangla<typeof accountMenuTexts>("accountMenuTexts", {
  accountMenu: (name) => `অ্যাকাউন্ট মেনু, ${name}`,
  profile: "প্রোফাইল",
  settings: "সেটিংস",
  logOut: "লগআউট",
  isNew: "নতুন",
  stillIn: "আপনি এখনো লগইন অবস্থায় আছেন",
  unreached: "পার্লারের সঙ্গে যোগাযোগ করা গেল না। আপনার ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।",
});
