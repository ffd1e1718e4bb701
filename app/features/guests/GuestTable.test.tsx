import "#app/features/guests/guests.css";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { GuestCards } from "#app/features/guests/GuestCards.tsx";
import { GuestTable } from "#app/features/guests/GuestTable.tsx";
import { guestOf } from "#tests/support/components/guest-data.ts";
import { show } from "#tests/support/components/show.tsx";

const sumaiya = {
  ...guestOf("Sumaiya Khan"),
  email: `${"long-".repeat(12)}address@example.com`,
  visits: 4,
  noShows: 2,
  owes: 35,
  lastVisit: "2026-10-10T09:00:00+06:00",
  nextVisit: null,
};
const list = { guests: [sumaiya], parts: [], onBook: () => {} };

test("the table shows the last visit, what is owed, and important remarks", async () => {
  await page.viewport(1440, 900);
  await show(<GuestTable {...list} />);
  const row = page.getByRole("row", { name: /Sumaiya Khan/ });
  await expect.element(row.getByRole("cell", { name: "Sat 10 Oct" })).toBeVisible();
  await expect.element(row.getByRole("cell", { name: "$35", exact: true })).toBeVisible();
  await expect.element(row.getByRole("cell", { name: "2 no-shows" })).toBeVisible();
});

test("a long address leaves room for the name, whose words do not break", async () => {
  await page.viewport(1300, 900);
  await show(<GuestTable {...list} />);
  const name = page.getByText("Sumaiya Khan", { exact: true });
  await expect.element(name).toBeVisible();
  const lineHeight = Number.parseFloat(getComputedStyle(name.element()).lineHeight);
  expect(name.element().getBoundingClientRect().height).toBeLessThan(2.5 * lineHeight);
});

test("a card shows the last visit of a guest without a coming one, and what is owed", async () => {
  await page.viewport(390, 844);
  await show(<GuestCards {...list} />);
  await expect.element(page.getByText("4 visits, last Sat 10 Oct")).toBeVisible();
  await expect.element(page.getByText("owes $35")).toBeVisible();
});

test("a newcomer's card says when the guest comes, and no number of visits", async () => {
  const newcomer = { ...sumaiya, visits: 0, owes: 0, noShows: 0, lastVisit: null };
  await show(<GuestCards {...list} guests={[{ ...newcomer, nextVisit: "2026-11-28T14:00:00+06:00" }]} />);
  await expect.element(page.getByText("next Sat 28 Nov 2:00 pm", { exact: true })).toBeVisible();
});

test("a guest whose account has no name yet can still be opened and booked for", async () => {
  await page.viewport(1440, 900);
  const nameless = { ...sumaiya, name: "" };
  await show(<GuestTable {...list} guests={[nameless]} />);
  const row = page.getByRole("row", { name: /No name/ });
  await expect.element(row.getByRole("link", { name: "No name" })).toBeVisible();
  await expect.element(row.getByRole("button", { name: "Book for No name" })).toBeVisible();
});
