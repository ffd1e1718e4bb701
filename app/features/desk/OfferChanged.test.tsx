import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { NewBookingDialog } from "#app/features/desk/NewBookingDialog.tsx";
import { deskQuote } from "#tests/support/components/desk-quote.ts";
import { guestOf } from "#tests/support/components/guest-data.ts";
import { refusal, salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { anika, facial, labonno, massage, masters, zone } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

const master = page.getByRole("combobox", { name: "Master" });
const note = page.getByLabelText(/^Note/);
const book = page.getByRole("button", { name: /^Book/ });
const facialChosen = page.getByRole("button", { name: "Remove Turmeric Glow Facial" });
const noSuchMaster = refusal("not_found", { status: 404, detail: "There is no such master." });

let working = masters;
let offered = [facial, massage];

beforeEach(async () => {
  working = masters;
  offered = [facial, massage];
  salonAnswers({
    listServices: () => offered,
    listMasters: () => working,
    readGuest: () => guestOf("Nadia Islam"),
    readAvailability: ({ query }) =>
      query.master?.includes(anika._id) && !working.includes(anika)
        ? noSuchMaster
        : { zone, days: [], until: "2026-12-31", nextFree: null },
    quoteAtDesk: () => deskQuote(40),
    readReasons: () => ({ reasons: [], deskCanBook: true }),
  });
  const start = { masterId: anika._id, date: "2026-11-24", wall: "12:00" };
  await show(<NewBookingDialog start={start} guestId="nadia" onClose={() => {}} />);
  await page.getByRole("combobox", { name: "Services" }).fill("glow");
  await page.getByRole("option", { name: /Turmeric Glow Facial/ }).click();
  await note.fill("Rings again at five");
});

test("a master who leaves while an hour is looked for gives way to anyone, and the desk reads so", async () => {
  working = [labonno];
  await page.getByLabelText("Day").fill("2026-11-25");
  await expect.element(page.getByRole("status").getByText(/^That master can't/)).toBeVisible();
  await expect.element(master).toHaveDisplayValue("Anyone who is free");
  await expect.element(page.getByText(/^The free hours did not load/)).not.toBeInTheDocument();
  await expect.element(master.getByRole("option", { name: anika.name })).not.toBeInTheDocument();
  await expect.element(note).toHaveValue("Rings again at five");
});

test("a booking refused because its master has left is sent for anyone with the next press", async () => {
  salonAnswers({
    createDeskBooking: ({ body }) =>
      body.masterId === anika._id
        ? refusal("service_unavailable", { detail: "That master does not perform this service." })
        : { insertedId: "new" },
  });
  working = [labonno];
  await book.click();
  await expect.element(page.getByRole("alert").filter({ hasText: "That master does not" })).toBeVisible();
  await expect.element(page.getByRole("status").getByText(/^That master can't/)).toBeVisible();
  await book.click();
  await expect
    .poll(() => sentWith("createDeskBooking").map(({ body }) => body.masterId))
    .toEqual([anika._id, "any"]);
});

test("a service taken off while it is being booked leaves the booking, and the desk reads so", async () => {
  salonAnswers({
    createDeskBooking: () =>
      refusal("service_unavailable", { detail: "That service is no longer offered. Choose another one." }),
  });
  offered = [massage];
  await book.click();
  await expect.element(page.getByRole("status").getByText(/^A service you chose/)).toBeVisible();
  await expect.element(facialChosen).not.toBeInTheDocument();
  await expect.element(note).toHaveValue("Rings again at five");
  await book.click();
  await expect.element(page.getByRole("combobox", { name: "Services" })).toHaveFocus();
  expect(sentWith("createDeskBooking")).toHaveLength(1);
});
