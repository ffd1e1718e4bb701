import "#app/features/guests/guests.css";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { GuestVisits } from "#app/features/guests/GuestVisits.tsx";
import { booking } from "#app/features/visits/visits.fixture.ts";
import { show } from "#tests/support/components/show.tsx";

test("a phone shows the whole name of a visit of several services, on a line with its day", async () => {
  await page.viewport(358, 844);
  const service = "Turmeric Glow Facial, Head & Shoulder Oil, Hair Cut & Finish (Long hair)";
  await show(
    <GuestVisits
      visits={[
        {
          ...booking(service, "2026-11-27T16:30:00+06:00"),
          note: "",
          paid: "unpaid",
        },
      ]}
    />,
  );
  const name = page.getByRole("link", { name: service });
  await expect.element(name).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(358);
  const words = document.createRange();
  words.selectNodeContents(name.element());
  const day = page.getByText("Fri 27 Nov").element().getBoundingClientRect();
  expect(Math.abs(words.getBoundingClientRect().top - day.top)).toBeLessThan(3);
});
