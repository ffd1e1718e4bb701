import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { OwnPackages } from "#app/features/packages/OwnPackages.tsx";
import { refusal, salonAnswers } from "#tests/support/components/salon-answers.ts";
import { show } from "#tests/support/components/show.tsx";

test("packages that could not be read are not taken for none", async () => {
  salonAnswers({ listMyPackages: () => refusal("not_ready", { status: 503 }) });
  await show(<OwnPackages />);
  const problem = page.getByText(/^Your packages did not load\./);
  await expect.element(problem).toBeVisible();
  salonAnswers({ listMyPackages: () => [] });
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(problem).not.toBeInTheDocument();
});
