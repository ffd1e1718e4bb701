import type { BrowserContext } from "@playwright/test";
import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import { atRest } from "#tests/e2e/support/alive.ts";
import { expectBangla, typedByPeople } from "#tests/e2e/support/bangla.ts";
import { cards, moneySaid, typeCard } from "#tests/e2e/support/booking-page.ts";
import { noticed } from "#tests/e2e/support/notice.ts";
import { admin, signedUp, tokenOf } from "#tests/e2e/support/people.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("a guest pays partly with a gift card, changes the visit, cancels it, and reads every sum in Bangla", async ({
  page,
  context,
  openBrowser,
}) => {
  test.slow();
  const owner = await openBrowser();
  const typed = await typedByPeople(owner);
  const code = await askDepositAndSellCard(owner);
  typed.add((await signedUp(context)).name);
  const services: { _id: string; service_name: string }[] = await (
    await page.request.get("/api/services")
  ).json();
  const bath = services.find(({ service_name }) => service_name === "Thermal Bath");
  await page.goto(`/bn/dashboard/bookingAppointment/${bath?._id}`);

  await test.step("the parts paid now, by card and at the salon are shown before the payment", async () => {
    const day = page.getByRole("region", { name: "কখন?" }).getByRole("heading", { level: 3 });
    const today = (await day.textContent()) ?? "";
    await page.getByRole("button", { name: "পরের সপ্তাহে যান" }).click();
    await expect(day).not.toHaveText(today);
    await page
      .getByRole("group", { name: /^(সকাল|দুপুর ও বিকেল|সন্ধ্যা)$/ })
      .getByRole("button")
      .first()
      .click();
    await expect(page.getByRole("timer").filter({ visible: true })).toBeVisible();
    await page.getByLabel(/^গিফট কার্ড বা কোড/).fill(code);
    await page.getByRole("button", { name: "ব্যবহার করুন" }).click();
    await expect(page.getByText("কার্ডে আর কিছু থাকবে না")).toBeVisible();
    await expect(moneySaid(page, "$১০ গিফট কার্ড থেকে, এখন $৬.৫০, পার্লারে $৩৮.৫০;")).toBeVisible();
    await atRest(page);
    await expectBangla(page, typed);
    await expectAccessible(page);
    await page.getByLabel("মোবাইল নম্বর").fill("01711000000");
    await typeCard(page, cards.pays);
    await page.getByRole("button", { name: "পেমেন্ট করুন" }).filter({ visible: true }).click();
    await noticed(page, "আপনার বুকিং নিশ্চিত হয়েছে");
    await expect(page.getByRole("article").first()).toContainText("$১৬.৫০ পরিশোধিত, পার্লারে $৩৮.৫০ দিতে হবে।");
    await atRest(page);
    await expectBangla(page, typed);
  });

  await test.step("a service is added, and its part of the difference is paid", async () => {
    await page.getByRole("button", { name: /আরও কাজ$/ }).click();
    await page.getByRole("menuitem", { name: "সেবা বদলান" }).click();
    await page.getByLabel("সেবা যোগ করুন").fill("থ্রেডিং");
    await page.getByRole("button", { name: /^থ্রেডিং/ }).click();
    const difference = page.getByRole("complementary", { name: "পার্থক্য" });
    await expect(difference).toContainText("আগের চেয়ে $৬ বেশি।");
    await expect(difference).toContainText("এখন $১.৮০ কাটা হবে, আর $৪২.৭০ পার্লারে দেবেন");
    await atRest(page);
    await expectBangla(page, typed);
    await typeCard(page, cards.pays);
    await page.getByRole("button", { name: "$১.৮০ দিয়ে সংরক্ষণ করুন" }).click();
    await noticed(page, "আপনার অ্যাপয়েন্টমেন্ট বদলেছে");
  });

  await test.step("the refund matches what was shown before cancelling, and the receipt lists all of it", async () => {
    await page.getByRole("button", { name: /আরও কাজ$/ }).click();
    await page.getByRole("menuitem", { name: "অ্যাপয়েন্টমেন্ট বাতিল করুন" }).click();
    const dialog = page.getByRole("dialog", { name: "এই অ্যাপয়েন্টমেন্ট বাতিল করবেন?" });
    await expect(dialog).toContainText(
      "আপনার দেওয়া $১৮.৩০-এর মধ্যে $১০ সঙ্গে সঙ্গে গিফট কার্ডে আর $৮.৩০ কার্ডে ফেরত যাবে।",
    );
    await expectBangla(page, typed);
    await dialog.getByRole("button", { name: "অ্যাপয়েন্টমেন্ট বাতিল করুন" }).click();
    await noticed(page, "আপনার অ্যাপয়েন্টমেন্ট বাতিল হয়েছে");
    await page.getByRole("link", { name: /^রসিদ/ }).click();
    const receipt = page.getByRole("article");
    await expect(receipt).toContainText("ফেরত বাদে পরিশোধ$০");
    await atRest(page);
    await expectBangla(page, typed);
    await expectAccessible(page);
  });
});

/** Makes everybody pay 30 percent when they book. @returns the code of a gift card of $10, sold at the desk */
async function askDepositAndSellCard(owner: BrowserContext): Promise<string> {
  const headers = { authorization: `Bearer ${await tokenOf(owner, admin.email)}` };
  const asked = await owner.request.patch("/api/salon-settings", {
    data: { deposit: { kind: "percent", percent: 30 } },
    headers,
  });
  expect(asked.status(), await asked.text()).toBe(200);
  const sold = await owner.request.post("/api/gift-cards/sales", {
    data: { price: 10, to: "Mehrin", from: "Tasnim", message: "", picture: "ribbon", method: "cash" },
    headers,
  });
  expect(sold.status(), await sold.text()).toBe(201);
  return (await sold.json()).code;
}
