import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import Find from "#app/layout/dashboard/Find.tsx";
import { visitOf } from "#tests/support/components/calendar-data.ts";
import { guestOf } from "#tests/support/components/guest-data.ts";
import { refusal, salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { anika, facial, zone } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

const nadia = guestOf("Nadia Islam");
const visit = visitOf("Nadia Islam", [facial, anika, "15:00", "16:00"]);
const dialog = page.getByRole("dialog", { name: "Find a guest or a booking" });
const field = dialog.getByRole("combobox");

const never = () => 0;

beforeEach(() => {
  salonAnswers({
    listGuests: () => ({ guests: [nadia], count: 1, isCut: false }),
    listBookings: () => [visit],
    listServices: () => [facial],
    listMasters: () => [anika],
  });
});

test("the key / finds a guest, and Enter opens the guest's page", async () => {
  const { address } = await show(<Find pressedAt={never} />);
  await userEvent.keyboard("/");
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue("");
  await userEvent.keyboard("nad{Enter}");
  await expect.poll(address).toBe("/dashboard/guests/nadia-islam");
  await expect.element(dialog).not.toBeInTheDocument();
});

test("choosing a found booking opens its day", async () => {
  const { address } = await show(<Find pressedAt={never} />);
  await page.getByRole("button", { name: "Find a guest or a booking" }).click();
  await field.fill("nadia");
  await dialog.getByRole("option", { name: /^Nadia Islam Booking: Turmeric Glow Facial/ }).click();
  await expect.poll(address).toBe("/dashboard/calendar?date=2026-11-23&visit=nadia-islam");
});

test("one choice shows all bookings with the words, and an empty result says so", async () => {
  const { address } = await show(<Find pressedAt={never} />);
  await userEvent.keyboard("/");
  await field.fill("nadia");
  await dialog.getByRole("option", { name: "All bookings with “nadia”" }).click();
  await expect.poll(address).toBe("/dashboard/manageBookings?search=nadia");
  salonAnswers({ listGuests: () => ({ guests: [], count: 0, isCut: false }), listBookings: () => [] });
  await userEvent.keyboard("/");
  await field.fill("zzz");
  await expect.element(dialog.getByText("No guest and no booking found for “zzz”.")).toBeVisible();
  await userEvent.keyboard("{Escape}{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
});

test("an unknown caller is booked with the typed number", async () => {
  salonAnswers({
    listGuests: () => ({ guests: [], count: 0, isCut: false }),
    listBookings: () => [],
    readAvailability: () => ({ zone, days: [], until: "2026-12-31", nextFree: null }),
  });
  await show(<Find pressedAt={never} />);
  await userEvent.keyboard("/");
  await field.fill("01755123999");
  await expect.element(dialog.getByText(/^No guest and no booking found/)).toBeVisible();
  await userEvent.keyboard("{Enter}");
  const booking = page.getByRole("dialog", { name: "New booking" });
  await expect.element(booking.getByLabelText("Mobile")).toHaveValue("01755123999");
  await expect.element(booking.getByLabelText("Name")).toHaveFocus();
  await expect.element(dialog).not.toBeInTheDocument();
});

test("after a failed search, Enter searches again and opens the result", async () => {
  salonAnswers({ listGuests: () => refusal("forbidden", { status: 403 }), listBookings: () => [] });
  const { address } = await show(<Find pressedAt={never} />);
  await userEvent.keyboard("/");
  await field.fill("nadia");
  await expect.element(dialog.getByText(/Press Enter to look again/)).toBeVisible();
  salonAnswers({ listGuests: () => ({ guests: [nadia], count: 1, isCut: false }) });
  await userEvent.keyboard("{Enter}");
  await expect.poll(address).toBe("/dashboard/guests/nadia-islam");
});

test("pressing the key just before the search is ready opens it once it is", async () => {
  const justNow = performance.now();
  await show(<Find pressedAt={() => justNow} />);
  await expect.element(dialog).toBeVisible();
});

test("the key stays a letter while typing", async () => {
  await show(
    <>
      <Find pressedAt={never} />
      <input aria-label="A note" />
    </>,
  );
  await page.getByRole("textbox", { name: "A note" }).click();
  await userEvent.keyboard("1/2");
  await expect.element(page.getByRole("textbox", { name: "A note" })).toHaveValue("1/2");
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sentWith("listGuests")).toEqual([]);
});
