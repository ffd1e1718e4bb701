import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import { atRest } from "#tests/e2e/support/alive.ts";
import { noticed } from "#tests/e2e/support/notice.ts";
import { chooseOfVisit } from "#tests/e2e/support/own-visit.ts";
import { bookedInPart, takeInCash } from "#tests/e2e/support/paid-at-salon.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("a customer cancels a visit paid at the salon, and the desk hands back what they were shown", async ({
  page,
  openBrowser,
}) => {
  test.slow();
  const { guest, id, desk, panel, showVisit } = await bookedInPart(page, openBrowser);
  await showVisit();
  await takeInCash(desk, "$12.60");
  await expect(panel).toContainText("$5.40, card; $12.60, at the salon");

  const waits =
    await test.step("the customer reads what is refunded, cancels, and reads it again", async () => {
      await page.goto("/dashboard/myBookings");
      await chooseOfVisit(page.getByRole("article").first(), "Cancel visit");
      const dialog = page.getByRole("dialog", { name: "Cancel this visit?" });
      const preview = dialog.getByRole("status").filter({ hasText: "waits for you at the salon" });
      await expect(preview).toBeVisible();
      const shown = await preview.innerText();
      expect(shown).toContain("$5.40 of the $18 that you paid goes back to your card.");
      const [, sum = ""] = /(\$[\d.]+) waits for you at the salon/.exec(shown) ?? [];
      expect(sum).toBe("$12.60");
      await atRest(page);
      await expectAccessible(page);
      await dialog.getByRole("button", { name: "Cancel visit" }).click();
      await noticed(page, "Your visit is cancelled");
      await expect(
        page.getByText(`${sum} waits for you at the salon.`).filter({ visible: true }),
      ).not.toHaveCount(0);
      return sum;
    });

  const card = desk.getByRole("listitem").filter({ hasText: guest.name });
  const dialog = desk.getByRole("dialog", { name: `Hand ${waits} back to ${guest.name}` });
  const choose = async (item: string) => {
    await card.getByRole("button", { name: /^Actions for/ }).click();
    await desk.getByRole("menuitem", { name: item }).click();
  };
  await test.step("the desk finds exactly that sum in its list, and hands it back", async () => {
    await desk.goto("/dashboard/dailyClose");
    await desk.getByRole("link", { name: /handed back\.$/ }).click();
    await expect(desk).toHaveURL(/manageBookings\?status=hand_back$/);
    await expect(card).toContainText(`${waits} to hand back`);
    await choose(`Hand back ${waits}`);
    await expect(dialog.getByRole("radio", { name: "Cash" })).toBeChecked();
    await atRest(desk);
    await expectAccessible(desk);
    await dialog.getByRole("button", { name: `${waits} is handed back` }).click();
    await expect(dialog).toBeHidden();
    await expect(card).toHaveCount(0);
  });

  await test.step("it was the wrong guest: the desk undoes it, and hands it back later", async () => {
    await desk.goto(`/dashboard/manageBookings?search=${encodeURIComponent(guest.email)}`);
    await choose(`${waits} was not handed back`);
    const mistake = desk.getByRole("dialog", { name: `Was ${waits} not handed back to ${guest.name}?` });
    await expect(mistake).toBeVisible();
    await atRest(desk);
    await expectAccessible(desk);
    await mistake.getByRole("button", { name: `${waits} was not handed back` }).click();
    await expect(mistake).toBeHidden();
    await expect(card).toContainText(`${waits} to hand back`);
    await choose(`Hand back ${waits}`);
    await dialog.getByRole("button", { name: `${waits} is handed back` }).click();
    await expect(card).not.toContainText("to hand back");
  });

  await test.step("nothing waits for the customer any more, and their receipt lists the refund", async () => {
    await page.goto("/dashboard/myBookings");
    await expect(page.getByText(`${waits} back at the salon`).filter({ visible: true })).not.toHaveCount(0);
    await expect(page.getByText("waits for you at the salon")).toHaveCount(0);
    await page.goto(`/dashboard/receipts/${id}`);
    const receipt = page.getByRole("article");
    await expect(receipt).toContainText("Paid, less what was given back$0");
    await expect(receipt).toContainText(`−${waits}`);
  });
});
