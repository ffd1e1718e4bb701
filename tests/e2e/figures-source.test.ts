import { arriveToBook, cards, chooseHour, fillIn, payAndBeBooked } from "#tests/e2e/support/booking-page.ts";
import { admin, signedIn } from "#tests/e2e/support/people.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const links = {
  "src=road-27-poster&utm_source=poster": "road-27-poster",
  "utm_source=Newsletter&utm_medium=email&fbclid=IwAR0-x1": "newsletter",
};

for (const [link, source] of Object.entries(links)) {
  test(`a booking counts for the link that opened the salon in its tab, ?${link}`, async ({
    page,
    openBrowser,
  }) => {
    await page.goto(`/services?${link}`);
    await arriveToBook(page, "Threading");
    await chooseHour(page);
    await fillIn(page, cards.pays);
    await payAndBeBooked(page);

    const owner = await openBrowser();
    await signedIn(owner, admin);
    const figures = await owner.newPage();
    await figures.goto("/dashboard/figures");
    const sources = figures.getByRole("region", { name: /of bookings came through/ });
    await sources.getByText("As a table").click();
    const row = sources.getByRole("row").filter({ hasText: source });
    await expect(row.getByRole("cell").nth(1)).toHaveText("1");
  });
}
