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

test("a chip shows one group of the guests, and a search looks among all again", async () => {
  salonAnswers({
    listGuests: ({ query }) => {
      const guests = query?.only === "members" ? [guestOf("Nadia Islam")] : [];
      return { guests, count: guests.length, isCut: false };
    },
  });
  const { address } = await show(<Guests />, { at: "/dashboard/guests?only=away" });
  await expect.element(page.getByText("Nobody here")).toBeVisible();
  const members = page.getByRole("link", { name: "Members" });
  await members.click();
  await expect.element(page.getByText("Nadia Islam").first()).toBeVisible();
  await expect.element(page.getByText("1 person")).toBeVisible();
  await expect.element(members).toHaveAttribute("aria-current", "page");
  await page.getByRole("searchbox").fill("tania");
  await expect.element(page.getByText("No guest found for “tania”").first()).toBeVisible();
  expect(address()).toBe("/dashboard/guests?search=tania");
  await expect.element(page.getByRole("link", { name: "All", exact: true })).toHaveAttribute("aria-current");
});
