import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { MembershipState } from "#app/features/membership/MembershipState.tsx";
import { salonAnswers } from "#tests/support/components/salon-answers.ts";
import { show } from "#tests/support/components/show.tsx";

test("a salon without memberships offers none", async () => {
  salonAnswers({ readMembership: () => ({ until: null, percent: 10, price: null, years: [] }) });
  await show(<MembershipState />);
  await expect.element(page.getByText("The salon sells no membership at the moment.")).toBeVisible();
  await expect.element(page.getByRole("link")).not.toBeInTheDocument();
});
