import type { ownLinkTexts } from "#app/texts/en/dashboard/own-link.ts";
import { inBangla } from "#app/texts/texts.ts";

inBangla<typeof ownLinkTexts>("ownLinkTexts", {
  title: "বুকিংয়ের লিংক",
  text: "একটি ঠিকানা, যা সোজা বুকিংয়ে নিয়ে যায়: প্রোফাইলে, আয়নার পাশের কোডে, আপনার অন্য ওয়েবসাইটে।",
  service: "সেবা",
  anyService: "অতিথি বেছে নেবেন",
  master: "মাস্টার",
  anyone: "যে কেউ",
  source: "কোথায় ব্যবহার করবেন",
  sourceHint: "ছোট একটি নাম, যেমন mirror বা instagram। এর মাধ্যমে আসা বুকিং পরিসংখ্যানে গোনা হয়।",
  sourceWrong: "ইংরেজি অক্ষর, অঙ্ক, - ও _ লিখুন, সর্বোচ্চ ৩২টি; desk বা site নয়।",
  language: "ভাষা",
  link: "আপনার লিংক",
  copy: "কপি করুন",
  copied: "কপি হয়েছে",
  notCopied: "কপি করা গেল না। লেখাটি বাছা আছে, নিজে কপি করুন।",
  code: "আপনার লিংকের কিউআর কোড",
  codeText: "হালকা কাগজে গাঢ় রঙে, অন্তত ৩ সেমি চওড়া করে ছাপুন। SVG যেকোনো মাপে স্পষ্ট থাকে।",
  saveSvg: "SVG নামান",
  savePng: "PNG নামান",
  notDrawn: "ছবিটি তৈরি হয়নি। SVG নামান।",
  snippet: "অন্য ওয়েবসাইটের জন্য",
  snippetHint: "সেই পাতায় যেখানে বুকিং চান সেখানে বসান। সাইটটি নিচের তালিকায় থাকতে হবে।",
  frameSites: "যে সাইট এটি দেখাতে পারে",
  frameHint: "প্রতি লাইনে একটি, সর্বোচ্চ দশটি। আর কোনো সাইট আপনার পাতা দেখাতে পারে না।",
});
