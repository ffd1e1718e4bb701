import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { MembershipScreen } from "#app/features/membership/MembershipScreen.tsx";
import { salonAnswers } from "#tests/support/components/salon-answers.ts";
import { salon, withoutCards } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

test("the button that opens the payment of another year leaves the focus at its heading", async () => {
  const until = "2027-10-01T10:00:00Z";
  salonAnswers({ readMembership: () => ({ until, percent: 25, price: 120, years: [] }) });
  const user = { email: "nadia@example.com", displayName: "Nadia", photoURL: null, emailVerified: true };
  await show(<MembershipScreen user={user} />, { of: { ...salon, open: false } });
  await page.getByRole("button", { name: "Renew for another year" }).click();
  await expect.element(page.getByRole("heading", { name: "Renew for another year" })).toHaveFocus();
});

test("another year ends on the salon's date a year later, though it is 29 February in London", async () => {
  const until = "2028-02-29T20:00:00Z";
  salonAnswers({ readMembership: () => ({ until, percent: 25, price: 120, years: [] }) });
  const user = { email: "nadia@example.com", displayName: "Nadia", photoURL: null, emailVerified: true };
  await show(<MembershipScreen user={user} />, { of: { ...salon, open: false } });
  await page.getByRole("button", { name: "Renew for another year" }).click();
  await expect.element(page.getByText(/1 Mar 2028 .*1 Mar 2029/)).toBeVisible();
});

test("without a card provider the page says what to do", async () => {
  salonAnswers({
    readMembership: () => ({ until: null, percent: 25, price: 120, years: [] }),
    listCards: () => [],
  });
  const user = { email: "nadia@example.com", displayName: "Nadia", photoURL: null, emailVerified: true };
  await show(<MembershipScreen user={user} />, { of: withoutCards });
  await expect
    .element(page.getByText("No card can be taken here at the moment. Call the salon."))
    .toBeVisible();
});
