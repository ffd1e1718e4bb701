import type { Page } from "@playwright/test";
import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import { admin, signedIn } from "#tests/e2e/support/people.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test.beforeEach(({ context }) => signedIn(context, admin));

test("an owner gives a service variants, by keyboard too", async ({ page }) => {
  await editService(page, "Bridal Mehendi");
  await page.getByRole("button", { name: "Add a variant" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "A variant of Bridal Mehendi" });
  await dialog.getByRole("button", { name: "Add" }).click();
  await expect(dialog.getByText("Name the variant")).toBeVisible();
  await expectAccessible(page);
  await expect(dialog.getByLabel("Name", { exact: true })).toBeFocused();
  await page.keyboard.type("Both arms");
  await dialog.getByLabel("Price").fill("140");
  await dialog.getByLabel("Minutes", { exact: true }).fill("240");
  await dialog.getByRole("button", { name: "Add" }).click();
  await expect(dialog.getByText("Name the service among its variants")).toBeVisible();
  await dialog.getByLabel(/^And Bridal Mehendi itself/).fill("To the elbow");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();

  const variants = page.getByRole("region", { name: "Variants of Bridal Mehendi" });
  await expect(variants).toContainText("To the elbow");
  await expect(variants.getByRole("listitem")).toContainText(["Both arms"]);
  await expect(page.getByRole("button", { name: "Add a variant" })).toBeFocused();
  const services = page.getByRole("region", { name: /^\d+ services$/ });
  await expect(services.getByRole("listitem").filter({ hasText: "Bridal Mehendi" })).toContainText(
    "from $90",
  );
});

test("an owner orders, hides and changes the variants of a service", async ({ page }) => {
  await editService(page, "Hair Cut & Finish");
  const variants = page.getByRole("region", { name: "Variants of Hair Cut & Finish" });
  const rows = variants.getByRole("listitem");
  await expect(rows).toContainText(["Medium hair", "Long hair"]);
  await variants.getByRole("button", { name: "Move Hair Cut & Finish (Long hair) up" }).press("Enter");
  await expect(rows).toContainText(["Long hair", "Medium hair"]);
  await variants.getByRole("button", { name: "Hide Hair Cut & Finish (Medium hair)" }).click();
  await expect(rows.last()).toContainText("hidden");
  await variants.getByRole("link", { name: "Edit Hair Cut & Finish (Long hair)" }).click();
  const change = page.getByRole("dialog", { name: "Change Hair Cut & Finish (Long hair)" });
  await change.getByLabel("Price").fill("37.50");
  await change.getByRole("button", { name: "Save changes" }).click();
  await expect(rows.first()).toContainText("$37.50");
  await page.reload();
  await expect(rows).toContainText(["Long hair", "Medium hair"]);
  await expect(rows.first()).toContainText("$37.50");
});

test("a variant with an existing name is refused at the field, and the input stays", async ({
  page,
  noise,
}) => {
  noise.expect(/409/);
  await editService(page, "Hair Cut & Finish");
  await page.getByRole("button", { name: "Add a variant" }).click();
  const dialog = page.getByRole("dialog", { name: "A variant of Hair Cut & Finish" });
  await dialog.getByLabel("Name", { exact: true }).fill("long hair");
  await dialog.getByLabel("Price").fill("40");
  await dialog.getByRole("button", { name: "Add" }).click();
  await expect(dialog.getByText("There is one of this name already")).toBeVisible();
  await expect(dialog.getByLabel("Name", { exact: true })).toBeFocused();
  await expect(dialog.getByLabel("Price")).toHaveValue("40");
});

test("an owner makes an add-on, assigns it to services, and changes that later", async ({ page }) => {
  await page.goto("/dashboard/service");
  const addOns = page.getByRole("region", { name: "Add-ons" });
  await addOns.getByRole("button", { name: "Add an add-on" }).click();
  const dialog = page.getByRole("dialog", { name: "A new add-on" });
  await dialog.getByLabel("Name", { exact: true }).fill("Glass nails");
  await dialog.getByLabel("Price").fill("4.50");
  await dialog.getByRole("button", { name: "Add" }).click();
  await expect(dialog.getByText("Choose at least one service")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("checkbox", { name: "Alta Hands & Nails" }).check();
  await dialog.getByRole("button", { name: "Add" }).click();
  await expect(dialog).toBeHidden();
  const row = addOns.getByRole("listitem").filter({ hasText: "Glass nails" });
  await expect(row).toContainText("Alta Hands & Nails");
  await expect(row).toContainText("$4.50");

  await row.getByRole("link", { name: "Edit Glass nails" }).click();
  const change = page.getByRole("dialog", { name: "Change Glass nails" });
  await change.getByRole("checkbox", { name: "Bridal Mehendi" }).check();
  await change.getByRole("button", { name: "Save changes" }).click();
  await expect(row).toContainText("Alta Hands & Nails, Bridal Mehendi");
  const { services } = await page.evaluate(async () => ({
    services: (await (await fetch("/api/services")).json()) as {
      service_name: string;
      addOns: { service_name: string }[];
    }[],
  }));
  const having = services.filter(({ addOns }) =>
    addOns.some(({ service_name }) => service_name === "Glass nails"),
  );
  expect(having.map(({ service_name }) => service_name).toSorted()).toEqual([
    "Alta Hands & Nails",
    "Bridal Mehendi",
  ]);
});

test("text typed about a service stays while an add-on is changed in its dialog", async ({ page }) => {
  await editService(page, "Threading");
  await page.getByLabel("Service Name").fill("Threading & Tint");
  await page.getByRole("link", { name: "Edit Rose mask" }).click();
  const dialog = page.getByRole("dialog", { name: "Change Rose mask" });
  await dialog.getByLabel("Minutes", { exact: true }).fill("20");
  await dialog.getByRole("button", { name: "Save changes" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel("Service Name")).toHaveValue("Threading & Tint");
  await expect(page.getByRole("link", { name: "Edit Rose mask" })).toBeFocused();
});

test("a service gets a category, which its row shows", async ({ page }) => {
  await editService(page, "Warm Oil Massage");
  await page.getByRole("radio", { name: "Skin" }).check();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByRole("heading", { name: "A new service" })).toBeVisible();
  const row = page.getByRole("listitem").filter({ hasText: "Warm Oil Massage" }).first();
  await expect(row).toContainText("Skin, 60 min");
});

async function editService(page: Page, name: string): Promise<void> {
  await page.goto("/dashboard/service");
  await page.getByRole("link", { name: `Edit ${name}`, exact: true }).click();
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
}
