import { expect, test } from "vitest";
import { reasonSentence } from "#app/features/desk/reasons.ts";
import { fixDate } from "#tests/support/fixed-date.ts";

fixDate();

const zone = "Asia/Dhaka";

test("a reason names the people and things it is about", () => {
  const about = { service_name: "Threading", masterName: "Sadia Noor" };
  expect(reasonSentence({ code: "master_busy", ...about }, zone)).toBe(
    "Sadia Noor is taken for part of the time that Threading takes.",
  );
  expect(
    reasonSentence({ code: "not_performed", service_name: "Threading", masterName: "Nobody" }, zone),
  ).toBe("Nobody performs Threading.");
  expect(reasonSentence({ code: "room_busy", roomName: "Thermal bath" }, zone)).toBe(
    "Thermal bath is taken.",
  );
});

test('"too soon" names the first possible time', () => {
  const from = "2026-11-21T16:30:00+06:00";
  expect(reasonSentence({ code: "before_opening_lead", from }, zone)).toBe(
    "It is too soon: customers can book from 4:30 pm on, Sat 21 Nov.",
  );
});
