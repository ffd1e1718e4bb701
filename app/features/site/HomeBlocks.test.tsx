import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { SiteScreen } from "#app/features/site/SiteScreen.tsx";
import { plainSite } from "#app/features/site/site-content.fixture.ts";
import { refusal, salonAnswers } from "#tests/support/components/salon-answers.ts";
import { show } from "#tests/support/components/show.tsx";

test("repeated presses in one place keep moving one block, and do nothing once it is last", async () => {
  salonAnswers({
    listServices: () => [],
    readSiteDraft: () => ({
      version: 1,
      content: plainSite,
      changed: false,
      savedAt: null,
      savedBy: null,
      published: { _id: null, content: plainSite, at: null, by: null },
    }),
    createSitePreview: () => refusal("not_found", { status: 404 }),
    saveSiteDraft: ({ body }) => ({ version: body.version + 1 }),
  });
  await show(<SiteScreen />, { at: "/dashboard/site" });
  const { order } = plainSite.home;
  const fromLast = 3;
  const block = page.getByText("Our Masters", { exact: true });
  const at = order.findIndex((one) => one.block === "masters");
  expect(at).toBe(order.length - fromLast);
  await block.click();
  const down = page.getByRole("button", { name: "Move Our Masters down" });
  down.element().scrollIntoView({ block: "center" });
  const { left, top } = down.element().getBoundingClientRect();
  await userEvent.pointer({ coords: { x: left + 20, y: top + 20 } });
  for (const place of [at + 2, order.length, order.length]) {
    await userEvent.pointer("[MouseLeft]");
    await expect.element(page.getByText(`Our Masters is now in place ${place}`)).toBeInTheDocument();
    await expect.element(down).toHaveFocus();
  }
  await expect.element(down).toHaveAttribute("aria-disabled", "true");
});
