import { expect, test } from "vitest";
import { page } from "vitest/browser";
import JustOpened from "#app/features/owner/JustOpened.tsx";
import { salonAnswers } from "#tests/support/components/salon-answers.ts";
import { show } from "#tests/support/components/show.tsx";

test("an owner who has opened the salon gets its address, a way to see it, and what can follow", async () => {
  salonAnswers({});
  await show(<JustOpened />);
  const opened = page.getByRole("region", { name: "Your salon takes bookings" });
  await expect.element(opened.getByText("Your salon takes bookings")).toHaveFocus();
  await expect.element(opened.getByText(`Guests find it at ${window.location.host}.`)).toBeVisible();
  await expect.element(opened.getByRole("button", { name: "Copy the address" })).toBeVisible();
  await expect
    .element(opened.getByRole("link", { name: "See what guests see" }))
    .toHaveAttribute("href", "/");
  await expect
    .element(opened.getByRole("link", { name: "Bring your guests over" }))
    .toHaveAttribute("href", "/dashboard/guests/import");
});
