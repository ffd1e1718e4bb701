import { expect, test } from "vitest";
import { answerIn } from "#domain/text-answers.ts";

test.each(["STOP", " stop.", "“Stop”", "UNSUBSCRIBE", "Stop all!", "বন্ধ", "বন্ধ করুন।", "\u200eথামুন"])(
  "'%s' stops texts",
  (text) => {
    expect(answerIn(text)).toBe("stop");
  },
);

test.each(["START", "unstop", "চালু", "চালু করুন।"])("'%s' starts them again", (text) => {
  expect(answerIn(text)).toBe("start");
});

test.each(["", "Please stop by at 5", "When do you start?", "আজ বন্ধ কি?", "1", "stopp"])(
  "'%s' changes nothing",
  (text) => {
    expect(answerIn(text)).toBeNull();
  },
);
