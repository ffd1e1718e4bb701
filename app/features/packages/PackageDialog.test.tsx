import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { PackageDialog } from "#app/features/packages/PackageDialog.tsx";
import { refusal, salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { show } from "#tests/support/components/show.tsx";

const five = {
  _id: "p1",
  ...{ serviceId: "s1", service_name: "Threading", sessions: 5, price: 24, months: 6, onSale: true },
};

test("editing a package sends only the fields changed in this form", async () => {
  salonAnswers({ listAllServices: () => [], updatePackage: () => ({ modifiedCount: 1 }) });
  let saved = 0;
  for (const [times, label, typed] of [
    [1, /^Price/, "26"],
    [2, /^Months/, ""],
  ] as const) {
    const { unmount } = await show(<PackageDialog edited={five} onDone={() => saved++} />);
    await page.getByLabelText(label).fill(typed);
    await page.getByRole("button", { name: "Save" }).click();
    await expect.poll(() => saved).toBe(times);
    await unmount();
  }
  expect(sentWith("updatePackage").map(({ body }) => body)).toEqual([
    { sessions: 5, price: 26 },
    { months: null },
  ]);
});

test("services that do not load are no empty choice for a package", async () => {
  salonAnswers({ listAllServices: () => refusal("too_many_requests", { status: 429 }) });
  await show(<PackageDialog edited={undefined} onDone={() => {}} />);
  const told = page.getByRole("alert");
  await expect.element(told.getByText(/^The services did not load/)).toBeVisible();
  await expect.element(told.getByRole("button", { name: "Try again" })).toBeVisible();
});
