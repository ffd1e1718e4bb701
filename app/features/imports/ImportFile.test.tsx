import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { ImportFile } from "#app/features/imports/ImportFile.tsx";
import type { Answer } from "#contract/calls.ts";
import { salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { show } from "#tests/support/components/show.tsx";

test("a file is read as the last pressed kind, even before the address changes", async () => {
  salonAnswers({ listImports: () => [] });
  await show(<ImportFile />, { at: "/dashboard/guests/import", addressLags: true });
  await page.getByRole("radio", { name: "Services" }).click();
  await expect.element(page.getByRole("heading", { name: "Bring your services in" })).toBeVisible();
  await page.getByLabelText(/CSV/).upload(new File(["Treatment,Rate\nRose Facial,$40"], "services.csv"));
  await expect.element(page.getByLabelText("Rate goes to")).toHaveValue("price");
});

test("what was found out about a corrected line leads nobody away from the columns", async () => {
  const refused = [{ row: 2, reason: "wrong_price" as const, otherRow: null }];
  const plan = { ...{ made: 1, unchanged: 0, toArrange: [], owed: 0, joined: [], unlike: [] }, refused };
  const late = Promise.withResolvers<typeof plan>();
  salonAnswers({
    listImports: () => [],
    planImport: ({ body }) => (body.lines.some(({ price }) => price === "much") ? plan : late.promise),
  });
  await show(<ImportFile />, { at: "/dashboard/guests/import?of=services" });
  await page
    .getByLabelText(/CSV/)
    .upload(new File(["Treatment,Rate,Minutes\nFacial,much,60\nBath,$40,30"], "services.csv"));
  await page.getByRole("button", { name: "Dry run" }).click();
  await page.getByRole("button", { name: "Mend row 2" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabelText("Price").fill("30");
  await dialog.getByRole("button", { name: "Save and look again" }).click();
  await expect.poll(() => sentWith("planImport")).toHaveLength(2);
  await page.getByRole("button", { name: "Columns" }).click();
  const rate = page.getByLabelText("Rate goes to");
  await rate.selectOptions("details");
  late.resolve({ ...plan, made: 2, refused: [] });
  await expect.element(page.getByText("Looking at every row…")).not.toBeInTheDocument();
  await expect.element(rate).toHaveValue("details");
});

test("while a file is imported, nothing leads back or says that it is cancelled", async () => {
  const plan = { made: 1, unchanged: 0, toArrange: [], owed: 0, joined: [], unlike: [], refused: [] };
  const done = Promise.withResolvers<Answer<"importFile">>();
  salonAnswers({ listImports: () => [], planImport: () => plan, importFile: () => done.promise });
  await show(<ImportFile />, { at: "/dashboard/guests/import?of=services" });
  await page.getByLabelText(/CSV/).upload(new File(["Treatment,Rate,Minutes\nBath,$40,30"], "services.csv"));
  await page.getByRole("button", { name: "Dry run" }).click();
  await page.getByRole("button", { name: "Import 1 service" }).click();
  await expect.element(page.getByRole("button", { name: "Columns" })).toBeDisabled();
  await expect.element(page.getByRole("button", { name: "Cancel" })).toBeDisabled();
  done.resolve({
    insertedId: "i1",
    made: 1,
    joined: 0,
    unchanged: 0,
    refused: 0,
    until: "2026-11-30T08:00:00Z",
  });
  await expect.element(page.getByRole("button", { name: "Take it back" })).toBeVisible();
});
