import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import { expectBangla, typedByPeople } from "#tests/e2e/support/bangla.ts";
import { bookByPhone, openDay, panel, quietDay } from "#tests/e2e/support/front-desk.ts";
import { admin, signedIn } from "#tests/e2e/support/people.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const masters = /Rehana Kabir|Farzana Haque|Sadia Noor|Labonno Das/;

test.beforeEach(({ context }) => signedIn(context, admin));

for (const width of [390, 1440]) {
  test(`a guest who books 'anyone' by phone sees who it is and when, and opens the visit, ${width} pixels wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openDay(page, quietDay());
    const call = { name: "Tuli Roy", service: "Turmeric Glow Facial", master: "Anyone who is free" };
    const visit = await bookByPhone(page, { ...call, at: "12:00" });
    const booked = page.getByRole("status").filter({ hasText: "Open the visit" });
    await expect(booked).toContainText("Tuli Roy, Turmeric Glow Facial");
    await expect(booked).toContainText(/Tuesday 15 December, 12:00 pm/);
    const [master] = masters.exec(await booked.innerText()) ?? [];
    expect(master).toBeDefined();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Next day" }).click();
    await expect(visit).toHaveCount(0);
    await booked.getByRole("link", { name: "Open the visit" }).click();
    await expect(panel(page)).toContainText(`${master}`);
    await expect(panel(page).getByRole("heading", { name: "Tuli Roy" })).toBeVisible();
    await expect(booked).toBeHidden();
  });
}

test("the notice about the new booking is in Bangla, too, and disappears when closed", async ({
  page,
  openBrowser,
}) => {
  const typed = await typedByPeople(await openBrowser());
  await page.goto(`/bn/dashboard/calendar?date=${quietDay()}`);
  await page.getByRole("button", { name: "নতুন বুকিং" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox", { name: "অতিথি" }).fill("01842660317");
  await dialog.getByRole("option", { name: /01842660317/ }).click();
  await dialog.locator("[name=name]").fill("তুলি রায়");
  await dialog.getByRole("combobox", { name: "সেবা" }).fill("হলুদ");
  await dialog.getByRole("option", { name: /^হলুদের/ }).click();
  await dialog.locator("[type=time]").fill("12:00");
  await dialog.locator("[type=submit]").click();
  const booked = page.getByRole("status").filter({ hasText: "অ্যাপয়েন্টমেন্ট খুলুন" });
  await expect(booked).toContainText(/কবীর|হক|নূর|দাস/);
  await expect(booked).toContainText("মঙ্গলবার");
  await expect(booked).toContainText("দুপুর ১২টা");
  await expectBangla(page, typed);
  await booked.getByRole("button").click();
  await expect(booked).toBeHidden();
});
