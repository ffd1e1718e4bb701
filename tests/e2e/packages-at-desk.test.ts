import type { Page } from "@playwright/test";
import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import {
  bookByPhone,
  chooseService,
  openDay,
  quietDay,
  signedUpStaff,
  visitOf,
} from "#tests/e2e/support/front-desk.ts";
import { noticed } from "#tests/e2e/support/notice.ts";
import { admin, signedIn, tokenOf } from "#tests/e2e/support/people.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const phone = { width: 390, height: 844 };
const caller = "Shaila Parvin";

test.use({ viewport: phone });

test("the desk sells five for four to a caller, uses sessions on the phone and as a payment, and the owner hands back the rest", async ({
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

  await test.step("on the phone a session pays for the booked visit", async () => {
    await openDay(page, quietDay());
    await page.getByRole("button", { name: "New booking" }).click();
    const dialog = page.getByRole("dialog", { name: "New booking" });
    await dialog.getByRole("combobox", { name: "Guest" }).fill("01811222333");
    await dialog.getByRole("option", { name: /Shaila Parvin/ }).click();
    await chooseService(dialog, "Turmeric Glow Facial");
    await dialog.getByLabel("Time", { exact: true }).fill("12:00");
    const session = dialog.getByRole("checkbox", { name: "Use a session of the guest's package (5 left)" });
    await expect(dialog.getByRole("button", { name: "Book, $38 at the salon" })).toBeVisible();
    await session.check();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Book, $0 at the salon" }).click();
    await noticed(page, "Booked for Shaila Parvin");
    await openVisit(page);
    await expect(page.getByRole("article", { name: caller })).toContainText("$30.40");
  });

  await test.step("a visit booked without one takes a session as its payment", async () => {
    await openDay(page, quietDay(4));
    await bookByPhone(page, {
      name: "Shaila Parvin",
      number: "01811222333",
      service: "Turmeric Glow Facial",
      master: "Labonno Das",
      at: "15:00",
    });
    await openVisit(page);
    const visit = page.getByRole("article", { name: caller });
    await visit.getByRole("button", { name: "Pay at salon, $38" }).click();
    const taking = page.getByRole("dialog", { name: "Shaila Parvin pays $38" });
    await taking.getByRole("checkbox", { name: "Use a session of the guest's package (4 left)" }).check();
    await expectAccessible(page);
    await taking.getByRole("button", { name: "Take a session of the package" }).click();
    const done = page.getByRole("dialog", { name: "Shaila Parvin has paid" });
    await expect(done).toContainText("a session of the package");
    await done.getByRole("button", { name: "Done" }).click();
    await expect(visit.getByRole("button", { name: /^Pay at salon/ })).toHaveCount(0);
  });

  await test.step("the owner hands back the rest", async () => {
    const desk = await owner.newPage();
    await desk.setViewportSize({ width: 390, height: 844 });
    await desk.goto("/dashboard/managePackages");
    await desk.getByRole("button", { name: /^Give back/ }).click();
    const dialog = desk.getByRole("dialog", { name: "Give $91.20 back?" });
    await expect(dialog).toContainText("Hand out $91.20 the way it was paid.");
    await dialog.getByRole("button", { name: "Yes, give it back" }).click();
    await noticed(desk, "Hand out $91.20 the way it was paid.");
    await expect(desk.getByText("$0 is owed: sessions that are paid and not used.")).toBeVisible();
  });
});

/** Finds the caller's visit in the view with all masters side by side, and continues with it on the phone. */
async function openVisit(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 1500 });
  await visitOf(page, caller).click();
  await page.setViewportSize(phone);
}
