import { SegmentedMessage } from "sms-segments-calculator";
import { expect, test } from "vitest";
import { languages } from "#domain/language.ts";
import { fitted, smsTexts, type TextedVisit } from "#server/usecases/texts/sms.ts";
import { mailTexts } from "#server/usecases/texts/texts.ts";

const long = {
  en: {
    salon: "The Grand Shiuli Beauty Parlour, Spa and Wellness Centre of Dhanmondi",
    service: "Bridal make-up with trial, Signature gel manicure and pedicure, Deep conditioning hair spa",
    masters: "Nusrat Jahan Chowdhury, Farhana Yasmin Rahman and Tasnim Ferdous Ara",
  },
  bn: {
    salon: "শিউলি বিউটি পার্লার ও স্পা, ধানমন্ডি শাখা",
    service: "ব্রাইডাল মেকআপ ট্রায়ালসহ, সিগনেচার জেল ম্যানিকিউর ও পেডিকিউর, ডিপ কন্ডিশনিং হেয়ার স্পা",
    masters: "নুসরাত জাহান চৌধুরী, ফারহানা ইয়াসমিন রহমান ও তাসনিম ফেরদৌস আরা",
  },
};
const when = { en: "Wed 30 Sept, 12:55 pm", bn: "বৃহস্পতি ৩০ সেপ্টেম্বর, সন্ধ্যা ১২:৫৫" };
const far = { en: "Wed 30 Sept 2027, 12:55 pm", bn: "বৃহস্পতি ৩০ সেপ্টেম্বর ২০২৭, সন্ধ্যা ১২:৫৫" };
const sum = { en: "$1,234,567.89", bn: "$১,২৩৪,৫৬৭.৮৯" };
const clock = { en: "12:55 pm", bn: "সন্ধ্যা ১২:৫৫" };
const stop = "https://www.shiuli-beauty-parlour-dhaka.com.bd/bn/s/AbCdEfGhIj";

function textsOf(language: "en" | "bn", names: Omit<TextedVisit, "when">, said: string): [string, string][] {
  const texts = smsTexts[language];
  const { goesBackInShort } = mailTexts[language].common;
  const [goesBack = ""] = [true, false]
    .map((toCard) => goesBackInShort(sum[language], toCard))
    .sort((one, other) => other.length - one.length);
  const write = (say: (visit: TextedVisit) => string) =>
    fitted((cut) =>
      say({ salon: cut(names.salon), service: cut(names.service), masters: cut(names.masters), when: said }),
    );
  return [
    ["code", fitted((cut) => texts.code("048113", cut(names.salon)))],
    ["received", write((visit) => texts.received(visit))],
    ["confirmed", write((visit) => texts.confirmed(visit))],
    ["row", write((visit) => texts.row(visit, "52"))],
    ["moved", write((visit) => texts.moved(visit))],
    ["otherEnd", write((visit) => texts.otherEnd(visit, when[language]))],
    ["changed", write((visit) => texts.changed(visit))],
    ["changeLost", write((visit) => texts.changeLost(visit, goesBack))],
    ["cancelled", write((visit) => texts.cancelled(visit, { bySalon: true, back: sum[language] }))],
    ["hourLost", write((visit) => texts.hourLost(visit, goesBack))],
    ["hourOver", write((visit) => texts.hourOver(visit, goesBack))],
    ["creditLost", write((visit) => texts.creditLost(visit, goesBack))],
    ["hourOffered", write((visit) => texts.hourOffered({ ...visit, masters: "" }, clock[language], ""))],
    [
      "hourOfferedToCaller",
      write((visit) => texts.hourOfferedToCaller({ ...visit, masters: "" }, clock[language])),
    ],
    ["reminder", write((visit) => texts.reminder({ ...visit, when: when[language], masters: "" }, stop))],
  ];
}

test.each(languages)(
  "every text costs at most two segments in %s, however long its names are",
  (language) => {
    for (const names of Object.values(long)) {
      for (const said of [when[language], far[language], ""]) {
        const texts = textsOf(language, names, said);
        expect(texts.map(([kind]) => kind).sort()).toEqual(Object.keys(smsTexts[language]).sort());
        for (const [kind, text] of texts) {
          expect([kind, new SegmentedMessage(text).segmentsCount <= 2], text).toEqual([kind, true]);
        }
      }
    }
  },
);

test("a text with short names is complete", () => {
  const names = { salon: "Shiuli", service: "Haircut", masters: "Rina" };
  const english = Object.fromEntries(textsOf("en", names, "Tue 24 Nov, 4:30 pm"));
  expect(english.confirmed).toBe("Shiuli: your visit is confirmed. Haircut, Tue 24 Nov, 4:30 pm, with Rina.");
  expect(new SegmentedMessage(english.confirmed ?? "").segmentsCount).toBe(1);
  expect(fitted((cut) => cut("শিউলি"))).toBe("শিউলি");
});

test("a name is cut between letters, never between a letter and its marks", () => {
  const text = fitted((cut) => `${cut("ক্ষৌরকার্য".repeat(9))}${"ক".repeat(120)}`);
  expect(text).not.toMatch(/্\./);
  expect(new SegmentedMessage(text).segmentsCount).toBe(2);
});

test("a link is left out only when there is no room for it at all", () => {
  const write = (link: string) => fitted((cut) => `${cut("শিউলি বিউটি পার্লার")}: ${cut(link, "whole")}`);
  expect(write(stop)).toContain(stop);
  expect(write(`https://${"long".repeat(40)}.com`)).toMatch(/^শিউ.*: $/);
});

test.each(languages)(
  "the text of an offered hour has its link in %s, however long its names are",
  (language) => {
    const link = `${"https://shiuli-parlour-bd.com.".padEnd(30, "x")}/o/AbCdEfGhIj`;
    for (const names of Object.values(long)) {
      const text = fitted((cut) => {
        const visit = {
          salon: cut(names.salon),
          service: cut(names.service),
          masters: "",
          when: when[language],
        };
        return smsTexts[language].hourOffered(visit, clock[language], cut(link, "whole"));
      });
      expect(text).toContain(link);
      expect(new SegmentedMessage(text).segmentsCount, text).toBe(2);
    }
  },
);
