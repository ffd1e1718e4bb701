import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { MyBookings } from "#app/features/visits/MyBookings.tsx";
import { booking } from "#app/features/visits/visits.fixture.ts";
import type { GivenGiftCard } from "#contract/gift-cards.ts";
import { salonAnswers } from "#tests/support/components/salon-answers.ts";
import { masters } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

const email = "anika@shiuli.example";
const waits = booking("Facial", "2026-11-26T10:00:00Z");
const fixed = booking("Massage", "2026-11-28T10:00:00Z", { status: "confirmed" });
const past = booking("Threading", "2026-11-01T10:00:00Z", { status: "completed", canMove: false });
const gift: GivenGiftCard = {
  _id: "g1",
  state: "unused",
  worth: 50,
  left: 50,
  service_name: null,
  picture: "mehendi",
  to: "Mehrin",
  email: null,
  soldAt: "2026-11-20T10:00:00+06:00",
  sendsAt: null,
  sentAt: null,
};

function given(answers: Parameters<typeof salonAnswers>[0] = {}): void {
  salonAnswers({
    listUserBookings: () => [waits, fixed, past],
    listServices: () => [],
    listMasters: () => masters,
    listMyWaiting: () => [],
    listMyPackages: () => [],
    listMyGiftCards: () => [],
    ...answers,
  });
}

test("a coming visit has one button and a menu, and a badge until it is confirmed", async () => {
  given();
  await show(<MyBookings email={email} />);
  const [first, second] = [page.getByRole("article").first(), page.getByRole("article").nth(1)];
  await expect.element(first.getByText("pending", { exact: true })).toBeVisible();
  await expect.element(second.getByRole("heading", { name: "Massage" })).toBeVisible();
  await expect.element(second.getByText("confirmed", { exact: true })).not.toBeInTheDocument();
  await expect.element(first.getByRole("button", { name: /^Reschedule/ })).toBeVisible();
  await first.getByRole("button", { name: "More for Facial" }).click();
  const items = first.getByRole("menuitem");
  expect(items.elements().map(({ textContent }) => textContent)).toEqual([
    "Change services",
    "Add to calendar",
    "Google Calendar",
    "Receipt",
    "History",
    "Cancel visit",
  ]);
  await userEvent.keyboard("{Escape}");
  await expect.element(first.getByRole("button", { name: "More for Facial" })).toHaveFocus();
});

test("a visit that can't be changed any more offers the remaining actions", async () => {
  given({ listUserBookings: () => [{ ...waits, canMove: false, canCancel: false, paid: "unpaid" }] });
  await show(<MyBookings email={email} />);
  const visit = page.getByRole("article");
  await visit.getByRole("button", { name: /^More for/ }).click();
  await expect.element(visit.getByRole("button", { name: /^Reschedule/ })).not.toBeInTheDocument();
  const items = visit.getByRole("menuitem");
  expect(items.elements().map(({ textContent }) => textContent)).toEqual([
    "Add to calendar",
    "Google Calendar",
    "History",
  ]);
});

test("a long page links to each part with its count, and a short one does not", async () => {
  given({ listMyGiftCards: () => [gift] });
  const long = await show(<MyBookings email={email} gifts={<p id="given-gift-cards">Cards</p>} />);
  const parts = page.getByRole("navigation", { name: "Parts of this page" });
  await expect
    .element(parts.getByRole("link", { name: "Coming up 2" }))
    .toHaveAttribute("href", "#coming-up");
  await expect.element(parts.getByRole("link", { name: "Gift cards 1" })).toBeVisible();
  await expect.element(parts.getByRole("link", { name: "All 3" })).toBeVisible();
  for (const link of parts.getByRole("link").elements())
    expect(document.querySelector(link.getAttribute("href") ?? ""), link.textContent).not.toBeNull();
  await long.unmount();
  given();
  await show(<MyBookings email={email} />);
  await expect.element(page.getByRole("heading", { name: "All bookings" })).toBeVisible();
  await expect.element(parts).not.toBeInTheDocument();
});

test("a booked offer no longer counts as waiting", async () => {
  const entry = {
    serviceIds: ["facial"],
    service_name: "Facial",
    masterIds: ["any"],
    dates: ["2026-11-27"],
    hours: [],
    since: "2026-11-20T10:00:00Z",
    endedAt: null,
    offered: null,
  };
  const ended = { ...entry, endedAt: "2026-11-22T10:00:00Z" };
  given({
    listMyGiftCards: () => [gift],
    listMyWaiting: () => [
      { ...entry, _id: "w1", state: "waiting" as const },
      { ...ended, _id: "w2", state: "booked" as const },
      { ...ended, _id: "w3", state: "left" as const },
    ],
  });
  await show(<MyBookings email={email} />);
  const parts = page.getByRole("navigation", { name: "Parts of this page" });
  await expect.element(parts.getByRole("link", { name: /^Waiting.* 1$/ })).toBeVisible();
});
