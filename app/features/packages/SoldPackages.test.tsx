import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { useRefundPackage } from "#app/data/sold-packages.ts";
import { salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { show } from "#tests/support/components/show.tsx";

test("a package is given back for the sum that the page showed", async () => {
  salonAnswers({ refundPackage: () => ({ refund: 0, atSalon: 48 }) });
  await show(<GiveBack />);
  await page.getByRole("button").click();
  await expect.poll(() => sentWith("refundPackage").map(({ body }) => body)).toEqual([{ owed: 48 }]);
});

function GiveBack() {
  const giving = useRefundPackage();
  return (
    <button type="button" onClick={() => void giving.run({ _id: "p1", owed: 48 })}>
      Give back
    </button>
  );
}
