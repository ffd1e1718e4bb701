import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { Footer } from "#app/layout/Footer.tsx";
import { salon } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

test("the footer's year is the salon's, though elsewhere the year before has not ended", async () => {
  vi.setSystemTime("2027-01-01T02:00:00+06:00");
  await show(<Footer salon={salon} />);
  await expect.element(page.getByText(`© 2027 ${salon.name}`)).toBeVisible();
});
