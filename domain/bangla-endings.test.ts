import { expect, test } from "vitest";
import { atPlace, atTime, ofName } from "#domain/bangla-endings.ts";

test.each([
  ["শিউলি", "শিউলি-তে", "শিউলি-র"],
  ["নাদিয়া", "নাদিয়া-তে", "নাদিয়া-র"],
  ["পারুল", "পারুল-এ", "পারুল-এর"],
  ["শিউলি বিউটি পার্লার", "শিউলি বিউটি পার্লার-এ", "শিউলি বিউটি পার্লার-এর"],
  ["রূপসী (বনানী)", "রূপসী (বনানী)-তে", "রূপসী (বনানী)-র"],
  ["Shiuli", "Shiuli-তে", "Shiuli-র"],
  ["Beauty Lounge", "Beauty Lounge-এ", "Beauty Lounge-এর"],
  ["", "-এ", "-এর"],
])("'%s' takes the endings of its last letter", (name, at, of) => {
  expect([atPlace(name), ofName(name)]).toEqual([at, of]);
});

test("a whole hour gets its Bangla ending without a hyphen", () => {
  expect(["বিকেল ৪টা", "বিকেল ৪:৩০"].map(atTime)).toEqual(["বিকেল ৪টায়", "বিকেল ৪:৩০-এ"]);
});
