import { expect, test } from "vitest";
import { exportedFile } from "#app/features/imports/exported-file.ts";
import { importKindTexts } from "#app/texts/en/dashboard/import-kinds.ts";

test("the file of coming visits has what is paid and due, and the page says so", () => {
  const [names] = exportedFile("visits", [{ externalId: "one", price: "25.00", paid: "8.00", due: "17.00" }])
    .trim()
    .split("\r\n");
  expect(names).toMatch(/,Paid,Still to pay$/);
  expect(importKindTexts.visits.exported).toMatch(/with what is paid and what is still to pay/);
});
