import type { Page } from "@playwright/test";
import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import { signedUpStaff } from "#tests/e2e/support/front-desk.ts";
import { noticed } from "#tests/e2e/support/notice.ts";
import { admin, signedIn } from "#tests/e2e/support/people.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("staff sell a gift card on a phone and send it again, and the owner refunds it", async ({
  page,
  context,
  openBrowser,
}) => {
  test.slow();
  await signedUpStaff(context, openBrowser);
  const card = (on: Page) => on.getByRole("row").filter({ hasText: "Mehrin" });

  await test.step("the desk sells a service, and the code is there to read out or to print", async () => {
    await page.goto("/dashboard/giftCards");
    await expect(page.getByText("$230 sold and not yet used, on 3 cards")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Sell a gift card" }).press("Enter");
    const sale = page.getByRole("dialog", { name: "Sell a gift card" });
    await sale.getByText("A service", { exact: true }).click();
    await sale.getByLabel("Which service").selectOption({ label: "Turmeric Glow Facial, $38" });
    await sale.getByRole("button", { name: "Take $38 in cash" }).click();
    await expect(sale.getByText("Say whom it is for")).toBeVisible();
    await expect(sale.getByLabel("For whom")).toBeFocused();
    await expectAccessible(page);
    await sale.getByLabel("For whom").fill("Mehrin");
    await sale.getByLabel("From whom").fill("Tasnim");
    await sale.getByRole("button", { name: "Take $38 in cash" }).click();
    const code = page.getByText(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/);
    await expect(code).toBeVisible();
    await expect(page.getByText("$268 sold and not yet used, on 4 cards")).toBeVisible();
    await expectAccessible(page);
    const opened = page.waitForEvent("popup");
    await page.getByRole("link", { name: "Open the card to print it" }).click();
    const printed = await opened;
    await expect(printed.getByRole("heading", { name: "Mehrin, this is yours" })).toBeVisible();
    await expect(printed.getByText((await code.textContent()) ?? "no code")).toBeVisible();
    await printed.close();
    await page.getByRole("button", { name: "Done" }).click();
    await expect(code).toHaveCount(0);
  });

  await test.step("the desk sends it by mail, and can't refund it", async () => {
    await expect(card(page)).toContainText("not yet used");
    await expect(card(page).getByRole("button", { name: "Give back" })).toHaveCount(0);
    await card(page).getByRole("button", { name: "Send by mail" }).click();
    const mail = page.getByRole("dialog", { name: "Send the card for Mehrin" });
    await mail.getByLabel("E-mail").fill("mehrin.desk@example.com");
    await mail.getByRole("button", { name: "Send it" }).click();
    await noticed(page, "The card is on its way to mehrin.desk@example.com");
    await expect(card(page)).toContainText("by mail to mehrin.desk@example.com");
    await expect(card(page).getByRole("button", { name: "Send again" })).toBeVisible();
  });

  await test.step("the owner refunds it, after reading what happens", async () => {
    const owner = await openBrowser();
    await signedIn(owner, admin);
    const desk = await owner.newPage();
    await desk.setViewportSize({ width: 390, height: 844 });
    await desk.goto("/dashboard/giftCards");
    await card(desk).getByRole("button", { name: "Give back" }).click();
    const question = desk.getByRole("dialog", { name: "Give back $38 of the card for Mehrin?" });
    await expect(question).toContainText("Hand out $38 the way it was paid. The card then ends");
    await expectAccessible(desk);
    await question.getByRole("button", { name: "Give it back" }).click();
    await noticed(desk, "Hand out $38 the way it was paid.");
    await expect(card(desk)).toContainText("given back");
    await expect(card(desk).getByRole("button")).toHaveCount(0);
    await expect(desk.getByText("$230 sold and not yet used, on 3 cards")).toBeVisible();
  });

  await test.step("the desk finds it by name, and among those given back", async () => {
    await page.getByRole("searchbox", { name: "Find a gift card" }).fill("shila");
    await expect(page.getByRole("row").filter({ hasText: "Shila Dutta" })).toBeVisible();
    await expect(card(page)).toHaveCount(0);
    await page.getByRole("link", { name: "Given back 1" }).click();
    await expect(card(page)).toContainText("given back");
    await expect(page).toHaveURL("/dashboard/giftCards?only=refunded");
    await expectAccessible(page);
  });
});
