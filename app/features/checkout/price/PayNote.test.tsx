import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { PayNote } from "#app/features/checkout/price/PayNote.tsx";
import { show } from "#tests/support/components/show.tsx";

const terms = "free to cancel until Tue 24 Nov 4:00 pm, no refund after that";
const plain = { total: 42, dueNow: 42, credit: 0, isSession: false, terms };
const gift = { ...plain, dueNow: 0, credit: 15 };

test.each<[sentence: string, sums: Parameters<typeof PayNote>[0]]>([
  [`$42 now; ${terms}.`, plain],
  [`$15 now, $27 at the salon; ${terms}.`, { ...plain, dueNow: 15 }],
  [`$15 from the gift card, nothing now, $27 at the salon; ${terms}.`, gift],
  [
    "Nothing now, $42 at the salon; if you cancel, you owe nothing.",
    { ...plain, dueNow: 0, terms: "if you cancel, you owe nothing" },
  ],
  ["Nothing to pay.", { ...plain, total: 0, dueNow: 0 }],
])("the note about money beside Pay Now is one sentence: %s", async (sentence, sums) => {
  await show(
    <p data-testid="note">
      <PayNote {...sums} />
    </p>,
  );
  await expect.element(page.getByTestId("note")).toBeVisible();
  expect(page.getByTestId("note").element().textContent).toBe(sentence);
});
