import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import {
  arriveToBook,
  beBooked,
  chooseHour,
  moneySaid,
  openBooking,
} from "#tests/e2e/support/booking-page.ts";
import { noticed } from "#tests/e2e/support/notice.ts";
import { chooseOfVisit } from "#tests/e2e/support/own-visit.ts";
import { admin, anika, signedIn } from "#tests/e2e/support/people.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("the owner lets verified customers pay at the salon, except for one service", async ({
  page,
  openBrowser,
}) => {
  await test.step("the owner says so in the settings, and asks for full payment in a service's form", async () => {
    const owner = await openBrowser();
    await signedIn(owner, admin);
    const settings = await owner.newPage();
    await settings.setViewportSize({ width: 390, height: 844 });
    await settings.goto("/dashboard/salon");
    const paying = settings.getByRole("region", { name: "Paying" });
    const ofEverybody = paying.getByRole("group", { name: "What customers pay when they book" });
    await ofEverybody.getByText("Nothing, they pay at the salon").click();
    await paying.getByLabel("Members").selectOption("A share of it");
    await expectAccessible(settings);
    await paying.getByRole("button", { name: /^Save/ }).click();
    await noticed(settings, "Paying: saved");
    const services = await (await settings.request.get("/api/services")).json();
    const facial = services.find(
      (one: { service_name: string }) => one.service_name === "Turmeric Glow Facial",
    );
    await settings.goto(`/dashboard/service?edit=${facial._id}`);
    await settings.getByLabel("What customers pay when they book it").selectOption("The whole price");
    await expectAccessible(settings);
    await settings.getByRole("button", { name: "Save changes" }).click();
    await noticed(settings, "Turmeric Glow Facial is changed");
  });

  await test.step("a guest without a verified address pays by card, and reads why", async () => {
    await arriveToBook(page, "Alta Hands & Nails");
    await chooseHour(page);
    await expect(page.getByText("Confirm your e-mail address to pay at the salon instead.")).toBeVisible();
    await expect(moneySaid(page, "$18 now;")).toBeVisible();
  });

  await test.step("a guest with a verified address pays nothing now, books, and owes nothing when the visit is cancelled", async () => {
    const known = await openBrowser();
    await signedIn(known, anika);
    const booking = await known.newPage();
    await booking.setViewportSize({ width: 390, height: 844 });
    await openBooking(booking, "Turmeric Glow Facial");
    await expect(booking.getByText("This is what you pay when you book this service.")).toBeVisible();
    await openBooking(booking, "Alta Hands & Nails");
    await chooseHour(booking);
    await expect(booking.getByRole("radio", { name: /^Nothing now \$18 at the salon/ })).toBeChecked();
    await expect(moneySaid(booking, "Nothing now, $18 at the salon;")).toBeVisible();
    await expect(
      moneySaid(booking, "Nothing now, $18 at the salon; if you cancel, you owe nothing."),
    ).toBeVisible();
    await expect(booking.getByText("Card details")).toHaveCount(0);
    await expectAccessible(booking);
    await booking.getByLabel("Mobile number").fill("01711000000");
    await beBooked(booking, () =>
      booking.getByRole("button", { name: "Book now" }).filter({ visible: true }).click(),
    );
    const visit = booking.getByRole("article").filter({ hasText: "Alta Hands & Nails" }).first();
    await expect(visit).toContainText("$18 to pay at the salon.");
    await chooseOfVisit(visit, "Cancel visit");
    const dialog = booking.getByRole("dialog", { name: "Cancel this visit?" });
    await expect(dialog).toContainText("Nothing was paid, so nothing goes back.");
    await dialog.getByRole("button", { name: "Cancel visit" }).click();
    await noticed(booking, "Your visit is cancelled");
  });
});
