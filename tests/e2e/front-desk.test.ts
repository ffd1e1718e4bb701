import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import {
  bookByPhone,
  openDay,
  panel,
  quietDay,
  signedUpStaff,
  visitOf,
} from "#tests/e2e/support/front-desk.ts";
import { noticed } from "#tests/e2e/support/notice.ts";
import { admin, signedIn, tokenOf } from "#tests/e2e/support/people.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const facial = "Turmeric Glow Facial";

test.beforeEach(({ context, openBrowser }) => signedUpStaff(context, openBrowser));

test("a phone booking is dragged, moved by keyboard, paid at the salon, undone and handed back", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 1500 });
  await openDay(page, quietDay());
  const visit = await bookByPhone(page, {
    name: "Tuli Roy",
    service: facial,
    master: "Labonno Das",
    at: "12:00",
  });
  await expect(visit).toContainText("12:00");

  await test.step("drag an hour down, to another master", async () => {
    const box = await visit.boundingBox();
    const sadia = await page.getByRole("group", { name: "Sadia Noor" }).boundingBox();
    if (!box || !sadia) throw new Error("The calendar shows the visit and the master.");
    await page.mouse.move(box.x + 30, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(sadia.x + 40, box.y + 60);
    await page.mouse.move(sadia.x + 40, box.y + 100);
    await page.mouse.up();
    const dialog = page.getByRole("dialog", { name: "Move Tuli Roy?" });
    await expect(dialog).toContainText("1:00 pm instead of 12:00 pm");
    await expect(dialog).toContainText("with Sadia Noor");
    await dialog.getByRole("button", { name: "Move visit" }).click();
    await expect(page.getByRole("group", { name: "Sadia Noor" })).toContainText("Tuli Roy");
    await expect(visit).toContainText("1:00");
  });

  await test.step("move with the keyboard alone, as the guest asked", async () => {
    await visit.focus();
    await page.keyboard.press("Enter");
    await panel(page).getByRole("button", { name: "Move" }).focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Move Tuli Roy's visit" });
    await dialog.getByRole("checkbox", { name: "The customer asked for it" }).press("Space");
    await dialog.getByLabel("Time", { exact: true }).fill("16:00");
    await expectAccessible(page);
    await dialog.getByLabel("Time", { exact: true }).press("Enter");
    await noticed(page, /^Moved to .*4:00 pm/);
    await expect(panel(page)).toContainText("4:00 to 4:50 pm");
  });

  await test.step("pay, undo, pay again, and find the receipt", async () => {
    const pay = panel(page).getByRole("button", { name: "Pay at salon, $38" });
    await pay.click();
    await page.getByText("Another way", { exact: true }).click();
    await page.getByRole("button", { name: "Write down $38" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Done" }).click();
    await panel(page).getByRole("button", { name: "Take payment back" }).click();
    const dialog = page.getByRole("dialog", { name: "Take this payment back?" });
    await dialog.getByLabel("What was wrong").fill("It was the next guest's.");
    await dialog.getByRole("button", { name: "Take payment back" }).click();
    await expect(panel(page)).toContainText("$38, not yet");
    // The button that opened the dialog is gone, so the focus moves to the visit's name.
    await expect(panel(page).getByRole("heading", { name: "Tuli Roy" })).toBeFocused();
    await pay.press("Enter");
    const taking = page.getByRole("dialog", { name: "Tuli Roy pays $38" });
    await taking.getByLabel("The guest gives").fill("50");
    await expect(taking.getByText("Give back")).toBeVisible();
    await expectAccessible(page);
    await taking.getByLabel("The guest gives").press("Enter");
    const paid = page.getByRole("dialog", { name: "Tuli Roy has paid" });
    await expect(paid).toContainText("$38 in cash, give back $12");
    await paid.getByRole("button", { name: "Done" }).click();
    await expect(panel(page)).toContainText("$38, at the salon");
    await expect(panel(page).getByRole("link", { name: "Receipt" })).toHaveAttribute("href", /receipts/);
  });

  await test.step("read the history, then cancel and hand the money back", async () => {
    await panel(page).getByText("What happened").click();
    const lines = panel(page).getByRole("listitem");
    await expect(lines.nth(0)).toContainText("Booked at the desk");
    await expect(lines.nth(1)).toContainText("Moved by the salon");
    await expect(lines.nth(2)).toContainText("Moved as the customer asked");
    await expect(lines.nth(4)).toContainText("taken back: It was the next guest's.");
    await expectAccessible(page);
    await panel(page).getByRole("button", { name: "Cancel" }).click();
    const dialog = page.getByRole("dialog", { name: "Cancel Tuli Roy's visit?" });
    await expect(dialog).toContainText("Hand $38 of $38 back at the desk.");
    await dialog.getByRole("button", { name: "Cancel visit" }).click();
    await noticed(page, "The visit is cancelled");
    await expect(visit).toHaveCount(0);
    await expect(page.getByText(/^Choose a visit to confirm/)).toBeVisible();
  });
});

test("on a phone, blocked time names the visit in it, and is unblocked", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openDay(page, quietDay(4));
  await page.getByRole("group", { name: "Master" }).getByRole("button", { name: "Labonno" }).click();
  const visit = await bookByPhone(page, {
    name: "Mou Sen",
    service: facial,
    master: "Labonno Das",
    at: "12:00",
  });
  await page.getByRole("button", { name: "Block time" }).click();
  const dialog = page.getByRole("dialog", { name: "Block time" });
  await dialog.getByLabel("Master").selectOption({ label: "Labonno Das" });
  await dialog.getByLabel("Starts at").fill("11:30");
  await dialog.getByLabel("Ends at").fill("14:00");
  await dialog.getByLabel("Reason").fill("Courier");
  await dialog.getByRole("button", { name: "Block time" }).click();
  const hits = page.getByRole("dialog", { name: "Blocked, with visits in it" });
  await expect(hits.getByRole("listitem")).toHaveText(/Mou Sen.*01800000077/);
  await hits.getByRole("button", { name: "I will see to them" }).click();

  const kept = page.getByRole("button", { name: /^Courier, kept free from 11:30 am to 2:00 pm/ });
  await expect(kept).toBeVisible();
  await expect(visit).toBeVisible();
  await kept.click({ position: { x: 20, y: 8 } });
  await page.getByRole("button", { name: "Open it" }).click();
  await expect(kept).toHaveCount(0);
});

test("a visit without a time is placed and confirmed", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1500 });
  const date = quietDay(5);
  await openDay(page, date);
  const open = page
    .getByRole("region", { name: "To be arranged" })
    .getByRole("button", { name: /Ruma Ahmed/ });
  await open.click();
  await expect(panel(page)).toContainText("Paid; the guest waits for the salon to confirm.");
  await panel(page).getByRole("button", { name: "Arrange a time" }).click();
  const dialog = page.getByRole("dialog", { name: "Arrange Ruma Ahmed's visit" });
  await dialog.getByLabel("Day").fill(date);
  await dialog.getByLabel("Time", { exact: true }).fill("15:00");
  await dialog.getByRole("button", { name: "Set the time" }).click();
  await noticed(page, /^Moved to .*3:00 pm/);
  await expect(open).toHaveCount(0);
  await expect(visitOf(page, "Ruma Ahmed")).toContainText("pending");
  await panel(page).getByRole("button", { name: "Confirm visit" }).click();
  await expect(visitOf(page, "Ruma Ahmed")).toContainText("confirmed");
});

test("a no-show is undone, and marked again", async ({ page, openBrowser }) => {
  const owner = await openBrowser();
  await signedIn(owner, admin);
  const authorization = `Bearer ${await tokenOf(owner, admin.email)}`;
  const found = await owner.request.get("/api/bookings?status=no_show", { headers: { authorization } });
  const [missed] = await found.json();
  await page.setViewportSize({ width: 1440, height: 1500 });
  await openDay(page, missed.startsAt.slice(0, 10));
  const visit = visitOf(page, missed.name);
  await visit.click();
  await panel(page).getByRole("button", { name: "Undo no-show" }).click();
  await expect(visit).toContainText("confirmed");
  await panel(page).getByRole("button", { name: "No-show" }).click();
  await expect(visit).toContainText("no-show");
  await page.getByRole("button", { name: "Week", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(" to ");
});

test("staff see the calendar, bookings and messages, and only admins the rest", async ({ page }) => {
  await page.goto("/dashboard/calendar");
  const places = page
    .getByRole("navigation")
    .getByRole("link", { name: /^(Calendar|Manage Bookings|Messages)$/ });
  await expect(places).toHaveCount(3);
  for (const name of ["All Users", "Revenue", "Exceptions", "Salon", "Masters & Hours", "Reviews"]) {
    await expect(page.getByRole("link", { name, exact: true })).toHaveCount(0);
  }
  for (const place of ["users", "revenue", "exceptions", "salon", "mastersAndHours", "service"]) {
    await page.goto(`/dashboard/${place}`);
    await expect(page.getByText("This page is not for you")).toBeVisible();
  }
  await page.goto("/dashboard/manageBookings");
  await expect(page.getByRole("heading", { name: "All Bookings" })).toBeVisible();
});
