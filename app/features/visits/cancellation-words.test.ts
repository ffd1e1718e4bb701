import { expect, test } from "vitest";
import { cancellationWords } from "#app/features/visits/cancellation-words.ts";
import type { CancellationPreview } from "#contract/visits.ts";

const preview: CancellationPreview = {
  allowed: true,
  refund: 48,
  atSalon: 0,
  percent: 100,
  paid: 48,
  steps: [],
};

test.each<[string, Partial<CancellationPreview>, string]>([
  ["all by card", {}, "All of the $48 that you paid goes back to your card."],
  ["all at the salon", { atSalon: 48 }, "All of the $48 that you paid waits for you at the salon."],
  [
    "a share of what was paid at the salon",
    { refund: 24, atSalon: 24 },
    "$24 of the $48 that you paid waits for you at the salon.",
  ],
  [
    "by card and at the salon",
    { atSalon: 38 },
    "$10 of the $48 that you paid goes back to your card. $38 waits for you at the salon.",
  ],
  [
    "by gift card and at the salon",
    { atSalon: 38, toGiftCard: 10 },
    "Of the $48 that you paid, $10 goes back to your gift card at once. $38 waits for you at the salon.",
  ],
])("the refund of a cancellation is described with where it goes: %s", (_, money, said) => {
  expect(cancellationWords({ ...preview, ...money })).toBe(said);
});

test("what a card paid waits at the salon once no card can be refunded there", () => {
  const words = (more: Partial<CancellationPreview>) => cancellationWords({ ...preview, ...more }, false);
  expect(words({})).toBe("All of the $48 that you paid waits for you at the salon.");
  expect(words({ toGiftCard: 10 })).toBe(
    "Of the $48 that you paid, $10 goes back to your gift card at once. $38 waits for you at the salon.",
  );
  expect(words({ paid: 0, refund: 0, session: "to_card", sessionRefund: 12 })).toBe(
    "Your package was refunded, so the $12 for this session is handed back to you at the salon.",
  );
  expect(words({ toGiftCard: 48 })).toBe("All of the $48 that you paid goes back to your gift card at once.");
});
