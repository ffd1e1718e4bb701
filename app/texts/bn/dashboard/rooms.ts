import { digits } from "#app/texts/bn/public/digits.ts";
import type { roomTexts } from "#app/texts/en/dashboard/rooms.ts";
import { inBangla } from "#app/texts/texts.ts";
import { ofName } from "#domain/bangla-endings.ts";

inBangla<typeof roomTexts>("roomTexts", {
  beside: "প্রস্তুতি, প্রসেসিং ও রুম",
  besideText: "অতিথিরা এগুলো দেখেন না। সেবার আগে, পরে আর মাঝে যে সময় লাগে, তা এতে খালি থাকে।",
  prep: "আগে প্রস্তুতি",
  cleanup: "পরে গোছানো",
  processing: "প্রসেসিংয়ের সময়",
  processingHint: "এ সময় বিউটিশিয়ান খালি থাকেন, অতিথি ও রুম নয়।",
  processingStart: "শুরুর কতক্ষণ পরে",
  room: "রুম বা সরঞ্জাম",
  noRoom: "কিছু লাগে না",
  named: (name, units) => `${name} (${digits(units)})`,
  title: "রুম ও সরঞ্জাম",
  text: "যা হাতে গোনা কয়েকটিই আছে, যেমন থার্মাল বাথ: একটি খালি থাকলে তবেই সেই সেবার সময় দেখানো হয়।",
  name: "নাম",
  units: "কয়টি",
  nameOf: (room) => `${ofName(room)} নাম`,
  unitsOf: (room) => `${room} কয়টি`,
  save: "সংরক্ষণ করুন",
  saveOf: (room) => `${room} সংরক্ষণ করুন`,
  remove: (room) => `${room} বাদ দিন`,
  removeQuestion: (room) => `${room} বাদ দেবেন?`,
  removeText: "কোনো সেবায় এটি আর লাগে না।",
  removeYes: "বাদ দিন",
  add: "যোগ করুন",
  addTitle: "আরও একটি",
  saved: (room) => `${room} সংরক্ষিত হয়েছে`,
  removed: (room) => `${room} বাদ দেওয়া হয়েছে`,
  withoutUnit: "এই বুকিংগুলোর সময় রুমটি খালি নেই। এগুলোর বা একই সময়ের অন্য অতিথির সময় না বদলানো পর্যন্ত এগুলো থাকবে।",
  notSaved: "সংরক্ষণ হয়নি",
  notRemoved: "বাদ দেওয়া যায়নি",
  notLoaded: "রুমগুলো লোড হয়নি।",
});
