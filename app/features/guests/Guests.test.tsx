import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { Guests } from "#app/features/guests/Guests.tsx";
import { guestOf } from "#tests/support/components/guest-data.ts";
import { salonAnswers } from "#tests/support/components/salon-answers.ts";
import { show } from "#tests/support/components/show.tsx";

test("a page beyond the end shows the last page instead of an empty list", async () => {
  const nadia = guestOf("Nadia Islam");
  salonAnswers({
    listGuests: ({ query }) => ({ guests: query?.page === 1 ? [nadia] : [], count: 1, isCut: false }),
  });
  const { address } = await show(<Guests />, { at: "/dashboard/guests?page=2" });
  await expect.element(page.getByText("Nadia Islam").first()).toBeVisible();
  expect(address()).toBe("/dashboard/guests?page=1");
});
