import type { sms as english } from "#server/usecases/texts/en/sms.ts";
import type { TextedVisit } from "#server/usecases/texts/sms.ts";

/** Text messages in Bangla, which have room for half as many letters as in English. */
export const sms: typeof english = {
  code: (code, salon) => `${salon}: আপনার কোড ${code}, ৫ মিনিট কাজ করবে। কাউকে দেবেন না।`,
  received: (visit) => `${visit.salon}: বুকিং পেয়েছি। ${what(visit)} পার্লার নিশ্চিত করবে।`,
  confirmed: (visit) => `${visit.salon}: বুকিং নিশ্চিত। ${what(visit)}`,
  row: (visit, count) => `${visit.salon}: ${count}টি বুকিং নিশ্চিত। প্রথমটি: ${what(visit)}`,
  moved: (visit) => `${visit.salon}: বুকিংয়ের নতুন সময়। ${what(visit)}`,
  otherEnd: (visit, until) => `${visit.salon}: বুকিং শেষের নতুন সময় ${until}। ${what(visit)}`,
  changed: (visit) => `${visit.salon}: বুকিং বদলেছে। এখন: ${what(visit)}`,
  changeLost: (visit, goesBack) => `${visit.salon}: বদলটি সময়মতো হয়নি, বুকিং আগের মতোই। ${goesBack}`,
  cancelled: (visit, { bySalon, back }) =>
    `${visit.salon}: ${bySalon ? "দুঃখিত, বুকিংটি বাতিল করতে হচ্ছে" : "বুকিং বাতিল হয়েছে"}। ${what(visit)}${back === "" ? "" : ` ${back} ফেরত যাচ্ছে।`}`,
  hourLost: (visit, goesBack) =>
    `${visit.salon}: দুঃখিত, পেমেন্টের আগেই সময়টি আর ছিল না। কিছু বুক হয়নি। ${goesBack}`,
  hourOver: (visit, goesBack) =>
    `${visit.salon}: দুঃখিত, সময় পেরোনোর পর পেমেন্ট এসেছে। কিছু বুক হয়নি। ${goesBack}`,
  creditLost: (visit, goesBack) =>
    `${visit.salon}: দুঃখিত, গিফট কার্ড বা প্যাকেজ থেকে আর পেমেন্ট হয়নি। কিছু বুক হয়নি। ${goesBack}`,
  hourOffered: (visit, until, link) =>
    `${visit.salon}: ${visit.service}, ${visit.when} খালি। ${until} পর্যন্ত আপনার${link === "" ? "।" : `: ${link}`}`,
  hourOfferedToCaller: (visit, until) =>
    `${visit.salon}: সময় খালি হয়েছে। ${what(visit)} ${until} পর্যন্ত আপনার, নিতে ফোন করুন।`,
  reminder: (visit, stop) => `${visit.salon}: দেখা হবে। ${what(visit)}${stop === "" ? "" : ` বন্ধ: ${stop}`}`,
};

function what({ service, when, masters }: TextedVisit): string {
  if (when === "") return `${service}। সময় ঠিক করতে ফোন করব।`;
  return `${service}, ${when}${masters === "" ? "" : `, ${masters}`}।`;
}
