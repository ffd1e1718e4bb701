import { afterAll, beforeAll, expect, test } from "vitest";
import "#app/texts/bn/public/formats.ts";
import { money } from "#app/lib/money.ts";
import { daysFromNow, greeting, inSalon, timeSpan, zoneLabel } from "#app/lib/salon-time.ts";
import { learnLanguageFrom } from "#app/texts/language.ts";
import { fixDate } from "#tests/support/fixed-date.ts";

fixDate();

const zone = "Asia/Dhaka";
const afternoon = "2026-11-22T16:30:00+06:00";

beforeAll(() => learnLanguageFrom(() => "bn"));
afterAll(() => learnLanguageFrom(() => "en"));

test("money keeps its sign and uses Bengali digits, grouped as in Bangladesh", () => {
  expect([60, 28.5, 1234567, -3].map(money)).toEqual(["$৬০", "$২৮.৫০", "$১২,৩৪,৫৬৭", "−$৩"]);
});

test("days and times are written as people say them", () => {
  expect(inSalon("longDay", afternoon, zone)).toBe("রবিবার ২২ নভেম্বর");
  expect(inSalon("shortDay", afternoon, zone)).toBe("রবি ২২ নভে");
  expect(inSalon("clock", afternoon, zone)).toBe("বিকেল ৪:৩০");
  expect(inSalon("clock", "2026-11-22T11:00:00+06:00", zone)).toBe("সকাল ১১টা");
  expect(inSalon("clock", "2026-11-22T12:15:00+06:00", zone)).toBe("দুপুর ১২:১৫");
  expect(inSalon("clock", "2026-11-22T00:00:00+06:00", zone)).toBe("রাত ১২টা");
});

test("a span names the part of the day once if both ends share it", () => {
  expect(timeSpan(afternoon, "2026-11-22T17:30:00+06:00", zone, true)).toBe("বিকেল ৪:৩০ থেকে ৫:৩০");
  expect(timeSpan(afternoon, "2026-11-22T18:30:00+06:00", zone, true)).toBe("বিকেল ৪:৩০ থেকে সন্ধ্যা ৬:৩০");
});

test("relative days, the zone and the greeting are in Bangla, and machine values stay unchanged", () => {
  const now = Date.parse("2026-11-19T10:00:00+06:00");
  expect(daysFromNow(afternoon, now, zone)).toBe("৩ দিন পর");
  expect(zoneLabel(zone, now)).toBe("ঢাকার সময় (GMT+৬)");
  expect(greeting(now, zone)).toBe("সুপ্রভাত");
  expect(greeting(Date.parse(afternoon), zone)).toBe("শুভ বিকেল");
  expect(inSalon("wall", afternoon, zone)).toBe("16:30");
});
