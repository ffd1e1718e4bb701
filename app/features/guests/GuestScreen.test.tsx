import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { GuestScreen } from "#app/features/guests/GuestScreen.tsx";
import { guestOf } from "#tests/support/components/guest-data.ts";
import { salonAnswers } from "#tests/support/components/salon-answers.ts";
import { show } from "#tests/support/components/show.tsx";

test("a guest's tab has the guest's name, so that several can be told apart", async () => {
  salonAnswers({
    readGuest: () => guestOf("Nadia Islam"),
    listMasters: () => [],
    listServices: () => [],
  });
  await show(<GuestScreen id="nadia" />);
  await expect.element(page.getByRole("heading", { name: "Nadia Islam" })).toBeVisible();
  expect(document.title).toBe("Nadia Islam | Shiuli");
});
