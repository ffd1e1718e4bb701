import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import { signedUpStaff } from "#tests/e2e/support/front-desk.ts";
import { noticed } from "#tests/e2e/support/notice.ts";
import { admin, signedIn, tokenOf } from "#tests/e2e/support/people.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("the desk sells five for four to a caller on a phone, and the owner hands back what is left", async ({
  page,
  context,
  openBrowser,
}) => {
  test.slow();
  await signedUpStaff(context, openBrowser);
  const owner = await openBrowser();
  await signedIn(owner, admin);

  await test.step("the owner puts it on sale", async () => {
    const services: { _id: string; service_name: string }[] = await (
      await owner.request.get("/api/services")
    ).json();
    const facial = services.find(({ service_name }) => service_name === "Turmeric Glow Facial");
    const made = await owner.request.post("/api/packages", {
      data: { serviceId: facial?._id, sessions: 5, price: 152, months: 12 },
      headers: { authorization: `Bearer ${await tokenOf(owner, admin.email)}` },
    });
    expect(made.status()).toBe(201);
  });

  await test.step("a new guest buys it with cash", async () => {
    await page.goto("/dashboard/giftCards");
    await page.getByRole("button", { name: "Sell a package" }).press("Enter");
    const sale = page.getByRole("dialog", { name: "Sell a package" });
    await sale.getByRole("combobox", { name: "Guest" }).fill("Shaila Parvin");
    await sale.getByRole("option", { name: /New guest/ }).click();
    await expect(sale.getByLabel("Mobile")).toBeFocused();
    await sale.getByRole("button", { name: "Take $152 in cash" }).click();
    await expect(sale.getByLabel("Mobile")).toHaveAttribute("aria-invalid", "true");
    await sale.getByLabel("Mobile").fill("01811222333");
    await expect(sale.getByText("5 sessions for $152, $30.40 a session")).toBeVisible();
    await expectAccessible(page);
    await sale.getByRole("button", { name: "Take $152 in cash" }).click();
    await noticed(page, "The package of Shaila Parvin is sold");
    await expect(page.getByText("$152 is owed: sessions that are paid and not used.")).toBeVisible();
    const sold = page.getByRole("row").filter({ hasText: "Shaila Parvin" });
    await expect(sold).toContainText("5 of 5 left");
    await expect(sold).toContainText("sold at the desk");
    await expect(sold.getByRole("button", { name: /^Give back/ })).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step("the owner hands back what is left", async () => {
    const desk = await owner.newPage();
    await desk.setViewportSize({ width: 390, height: 844 });
    await desk.goto("/dashboard/managePackages");
    await desk.getByRole("button", { name: /^Give back/ }).click();
    const dialog = desk.getByRole("dialog", { name: "Give $152 back?" });
    await expect(dialog).toContainText("Hand out $152 the way it was paid.");
    await dialog.getByRole("button", { name: "Yes, give it back" }).click();
    await noticed(desk, "Hand out $152 the way it was paid.");
    await expect(desk.getByText("$0 is owed: sessions that are paid and not used.")).toBeVisible();
  });
});
