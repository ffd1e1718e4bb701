import type { invitationTexts } from "#app/texts/en/dashboard/invitations.ts";
import { inBangla } from "#app/texts/texts.ts";

inBangla<typeof invitationTexts>("invitationTexts", {
  open: "আপনার টিমে কাউকে আমন্ত্রণ জানান",
  title: "আপনার টিম",
  text: "তিনি ইমেইলে একটি লিংক পাবেন, যা সাত দিন কাজ করে। ওই ঠিকানার অ্যাকাউন্ট দিয়েই লগইন করবেন।",
  invite: "আমন্ত্রণ পাঠান",
  inviting: "পাঠানো হচ্ছে",
  email: "ইমেইল ঠিকানা",
  role: "ভূমিকা",
  roles: { staff: "ফ্রন্ট ডেস্ক", admin: "মালিক, সব অধিকারসহ" },
  invited: (address) => `${address} ঠিকানায় আমন্ত্রণ যাচ্ছে`,
  notInvited: "আমন্ত্রণ পাঠানো যায়নি",
  waiting: "যেসব আমন্ত্রণ অপেক্ষায় আছে",
  nobodyWaits: "কোনো আমন্ত্রণ অপেক্ষায় নেই।",
  notLoaded: (why) => `আমন্ত্রণগুলো লোড হয়নি। ${why}`,
  waits: (until) => `${until} পর্যন্ত অপেক্ষায়`,
  again: "আবার পাঠান",
  againTo: (address) => `${address} ঠিকানায় আবার পাঠান`,
  withdraw: "ফিরিয়ে নিন",
  withdrawOf: (address) => `${address} ঠিকানার আমন্ত্রণ ফিরিয়ে নিন`,
  notWithdrawn: "আমন্ত্রণ ফিরিয়ে নেওয়া যায়নি",
});
