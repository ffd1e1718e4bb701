import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { WorksScreen } from "#app/features/catalogue/WorksScreen.tsx";
import { palm } from "#app/features/catalogue/works.fixture.ts";
import { salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { facial, masters } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

test("a double press publishes a work once, and a work without consent is not shown as published", async () => {
  let work = { ...palm, consentedOn: null, published: false, shown: false };
  let publish = () => {};
  salonAnswers({
    listAllWorks: () => [work],
    listServices: () => [facial],
    listMasters: () => masters,
    updateWork: async () => {
      await new Promise<void>((done) => {
        publish = done;
      });
      work = { ...work, published: true, version: work.version + 1 };
      return { modifiedCount: 1 };
    },
  });
  await show(<WorksScreen />, { at: "/dashboard/portfolio" });
  const button = page.getByRole("button", { name: /^Publish\s?: Peacock palm$/ });
  await expect.element(button).toBeVisible();
  const element = button.element();
  if (!(element instanceof HTMLElement)) throw new Error("The button is missing.");
  element.click();
  element.click();
  await expect.element(button).toHaveAttribute("aria-busy", "true");
  await expect.poll(() => sentWith("updateWork").length).toBe(1);
  publish();
  await expect
    .element(page.getByRole("status").filter({ hasText: "Peacock palm" }))
    .toHaveTextContent("Peacock palm is not on the site yet: no consent yet");
  expect(sentWith("updateWork")).toMatchObject([{ body: { version: 1, published: true } }]);
});

test("a double click publishes a work, and does not take it off again", async () => {
  let work = { ...palm, published: false, shown: false };
  salonAnswers({
    listAllWorks: () => [work],
    listServices: () => [facial],
    listMasters: () => masters,
    updateWork: ({ body }) => {
      work = { ...work, published: body.published === true, version: work.version + 1 };
      return { modifiedCount: 1 };
    },
  });
  await show(<WorksScreen />, { at: "/dashboard/portfolio" });
  await page.getByRole("button", { name: /^Publish/ }).click();
  const button = page.getByRole("button", { name: /^Unpublish/ });
  await expect.element(button).toBeEnabled();
  button.element().dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 2 }));
  await expect.element(button).toBeEnabled();
  expect(sentWith("updateWork")).toMatchObject([{ body: { published: true } }]);
});
