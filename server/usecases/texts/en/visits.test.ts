import { expect, test } from "vitest";
import { visits } from "#server/usecases/texts/en/visits.ts";

const visit = {
  salon: "Shiuli",
  name: "Tuli Begum",
  service: "Threading",
  when: "Tuesday 24 November at 4:30 pm",
  masters: "Sadia Noor",
};
const goesBack = "All of $6 goes back to the card you paid with.";
const lost = { goesBack, free: [] };
const refund = {
  paid: "",
  all: true,
  toGift: "",
  session: null,
  toCard: "",
  held: "",
  atSalon: "",
  waits: "",
};
const change = { paid: "", toGift: "", back: "", handBack: "", session: null };

test.each([
  visits.received(visit, "all"),
  visits.confirmed(visit, true),
  visits.row(visit, "6"),
  visits.moved(visit, "", true),
  visits.otherEnd(visit, "5 pm", true),
  visits.changed(visit, change),
  visits.changeLost(visit, { sum: "$6", goesBack }),
  visits.cancelled(visit, { bySalon: true, refund }),
  visits.cancelled(visit, { bySalon: false, refund }),
  visits.hourLost(visit, lost),
  visits.hourOver(visit, lost),
  visits.creditLost(visit, lost),
  visits.reminder(visit),
  visits.reviewRequest(visit),
  visits.receipt(visit, 7),
])("'$subject' greets by name, and every paragraph begins with a capital", ({ paragraphs }) => {
  expect(paragraphs[0]).toBe("Dear Tuli Begum,");
  for (const paragraph of paragraphs) expect(paragraph).toMatch(/^[A-Z]/);
});

test("where nothing of it comes back, the mail names no card, since a gift card or cash may have paid", () => {
  const { paragraphs } = visits.cancelled(visit, { bySalon: false, refund: { ...refund, paid: "$6" } });
  expect(paragraphs).toContain("Under the policy you booked with, nothing goes back this time.");
});
