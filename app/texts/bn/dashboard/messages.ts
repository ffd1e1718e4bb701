import { digits } from "#app/texts/bn/public/digits.ts";
import type { messagesTexts } from "#app/texts/en/dashboard/messages.ts";
import { inBangla } from "#app/texts/texts.ts";
import { ofName } from "#domain/bangla-endings.ts";

inBangla<typeof messagesTexts>("messagesTexts", {
  noMessage: "কোনো বার্তা লেখেননি, ফোন করতে বলেছেন।",
  openAgain: "আবার খুলুন",
  markHandled: "উত্তর দেওয়া হয়েছে",
  notLoaded: (why) => `বার্তাগুলো লোড হয়নি। ${why}`,
  notChanged: (name) => `${ofName(name)} বার্তা বদলানো যায়নি`,
  messages: "বার্তা",
  toAnswer: "উত্তর বাকি",
  handled: "উত্তর দেওয়া",
  tab: (name, count) => `${name} (${digits(count)})`,
  more: "আগেরগুলো দেখান",
  loading: "লোড হচ্ছে",
  nobodyWaits: "কেউ উত্তরের অপেক্ষায় নেই",
  nobodyWaitsText: "যোগাযোগ ফর্মে অতিথিরা যা লেখেন তা এখানে আসে।",
  nothingHandled: "এখনো কোনো উত্তর দেওয়া হয়নি",
  nothingHandledText: "যে বার্তাগুলোতে উত্তর দেওয়া হয়েছে বলে চিহ্ন দেবেন সেগুলো এখানে আসবে।",
});
