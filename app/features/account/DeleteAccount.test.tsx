import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { DeleteAccount } from "#app/features/account/DeleteAccount.tsx";
import { expectNoise } from "#tests/support/components/noise.ts";
import { noAnswer, salonAnswers } from "#tests/support/components/salon-answers.ts";
import { show } from "#tests/support/components/show.tsx";

test("a deletion whose answer got lost is not told as one that failed", async () => {
  expectNoise(/No answer to deleteMe/);
  salonAnswers({ deleteMe: noAnswer });
  await show(<DeleteAccount email="mitu@example.com" onGone={() => {}} />);
  await page.getByRole("button", { name: "Delete my account" }).click();
  await page.getByRole("button", { name: "Yes, delete it!" }).click();
  await expect.element(page.getByRole("alert")).toMatchTextContent(/before the salon answered/);
  await expect.element(page.getByText(/was not deleted/)).not.toBeInTheDocument();
});
