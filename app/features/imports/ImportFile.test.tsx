import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { ImportFile } from "#app/features/imports/ImportFile.tsx";
import { salonAnswers } from "#tests/support/components/salon-answers.ts";
import { show } from "#tests/support/components/show.tsx";

test("a file is read as the last pressed kind, even before the address changes", async () => {
  salonAnswers({ listImports: () => [] });
  await show(<ImportFile />, { at: "/dashboard/guests/import", addressLags: true });
  await page.getByRole("radio", { name: "Services" }).click();
  await expect.element(page.getByRole("heading", { name: "Bring your services in" })).toBeVisible();
  await page.getByLabelText(/CSV/).upload(new File(["Treatment,Rate\nRose Facial,$40"], "services.csv"));
  await expect.element(page.getByLabelText("Rate goes to")).toHaveValue("price");
});
