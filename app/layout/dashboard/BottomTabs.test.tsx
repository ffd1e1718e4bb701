import "#app/layout/dashboard/shell.css";
import "#app/layout/dashboard/link.css";
import { useState } from "react";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { BottomTabs } from "#app/layout/dashboard/BottomTabs.tsx";
import { Drawer } from "#app/layout/dashboard/Drawer.tsx";
import type { Role } from "#contract/users.ts";
import { salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { show } from "#tests/support/components/show.tsx";

const quiet = {
  toHandBack: { visits: 0, amount: 0 },
  counts: { toConfirm: 0, today: 0, messages: 0, exceptions: 0, reviews: 0 },
  unseen: 0,
  news: [],
};
const phone = [390, 844] as const;
const desk = [1440, 900] as const;

const tabs = page.getByRole("navigation", { name: "Quick" });
const more = tabs.getByRole("button", { name: "More" });
const menu = page.getByRole("dialog", { name: "Menu" });

beforeEach(async () => {
  await page.viewport(...phone);
  salonAnswers({ readDeskNews: () => quiet });
});

for (const at of ["receipts/visit", "changeVisit/visit"]) {
  test(`a customer at ${at} is in Bookings`, async () => {
    await showBar("customer", `/dashboard/${at}`);
    await expect
      .element(tabs.getByRole("link", { name: "Bookings" }))
      .toHaveAttribute("aria-current", "page");
    await expect.element(tabs.getByRole("link", { name: "Home" })).not.toHaveAttribute("aria-current");
  });
}

const places: Record<Role, string[]> = {
  customer: ["Home", "Bookings", "Book", "Review"],
  staff: ["Calendar", "Bookings", "Guests", "More"],
  admin: ["Home", "Calendar", "Bookings", "Guests", "More"],
};
for (const role of ["customer", "staff", "admin"] as const) {
  test(`on a phone the bottom bar has the places of the role '${role}', each as large as a thumb`, async () => {
    await showBar(role, "/dashboard/calendar");
    const items = [...tabs.element().querySelectorAll("a, button")];
    expect(items.map(({ textContent }) => textContent)).toEqual(places[role]);
    for (const item of items) {
      const { width, height, bottom } = item.getBoundingClientRect();
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      expect(bottom).toBeLessThanOrEqual(phone[1]);
    }
  });
}

test("the bar marks the open page, and another one once it is followed", async () => {
  const { address } = await showBar("customer", "/dashboard/myBookings");
  const current = () => tabs.element().querySelector("[aria-current=page]")?.textContent;
  expect(current()).toBe("Bookings");
  await tabs.getByRole("link", { name: "Review" }).click();
  await expect.poll(address).toBe("/dashboard/addReview");
  await expect.poll(current).toBe("Review");
});

test("the page of one guest is marked as one of the guests, in the bar and in the menu", async () => {
  await showBar("staff", "/dashboard/guests/g1");
  await expect.element(tabs.getByRole("link", { name: "Guests" })).toHaveAttribute("aria-current", "page");
  await more.click();
  await expect.element(menu.getByRole("link", { name: "Guests" })).toHaveAttribute("aria-current", "page");
});

test("on a desktop the bar is hidden, since the sidebar has its places", async () => {
  await page.viewport(...desk);
  await showBar("admin", "/dashboard/calendar");
  await expect.element(page.getByText("More", { exact: true })).not.toBeVisible();
});

test("a waiting count is part of a place's name, and a dot shows it on the bar", async () => {
  const counts = { ...quiet.counts, toConfirm: 8, messages: 3 };
  salonAnswers({ readDeskNews: () => ({ ...quiet, counts }) });
  await showBar("staff", "/dashboard/calendar");
  const bookings = tabs.getByRole("link", { name: "Bookings", exact: true });
  await expect.element(bookings).toHaveAccessibleDescription("8 to confirm");
  await more.click();
  await expect
    .element(menu.getByRole("link", { name: "Manage Bookings", exact: true }))
    .toHaveAccessibleDescription("8 to confirm");
  await expect
    .element(menu.getByRole("link", { name: "Messages", exact: true }))
    .toHaveAccessibleDescription("3 without an answer");
});

test("the bar requests nothing of the desk's for a customer", async () => {
  await showBar("customer", "/dashboard/userHome");
  expect(sentWith("readDeskNews")).toEqual([]);
});

test("More opens the menu with every place and takes the focus there, and Esc returns it", async () => {
  await showBar("staff", "/dashboard/calendar");
  await more.click();
  await expect.element(menu.getByRole("link", { name: "Messages" })).toBeVisible();
  expect(menu.element().contains(document.activeElement)).toBe(true);
  await userEvent.keyboard("{Escape}");
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(more).toHaveFocus();
});

test("following a place in the menu closes it", async () => {
  const { address } = await showBar("staff", "/dashboard/calendar");
  await more.click();
  await menu.getByRole("link", { name: "Manage Bookings" }).click();
  await expect.poll(address).toBe("/dashboard/manageBookings");
  await expect.element(menu).not.toBeInTheDocument();
});

test("a tap beside the menu closes it, one inside does not", async () => {
  await showBar("staff", "/dashboard/calendar");
  await more.click();
  await expect.element(menu).toBeVisible();
  await userEvent.pointer({ coords: { x: 20, y: phone[1] - 20 }, keys: "[MouseLeft]" });
  await expect.element(menu).toBeVisible();
  await userEvent.pointer({ coords: { x: 20, y: 20 }, keys: "[MouseLeft]" });
  await expect.element(menu).not.toBeInTheDocument();
});

test("the menu's own button closes it", async () => {
  await showBar("staff", "/dashboard/calendar");
  await more.click();
  await menu.getByRole("button", { name: "Close menu" }).click();
  await expect.element(menu).not.toBeInTheDocument();
});

function showBar(role: Role, at: string) {
  return show(<Bar role={role} />, { at });
}

function Bar({ role }: { role: Role }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <BottomTabs role={role} onMore={() => setOpen(true)} />
      <Drawer open={open} onClose={() => setOpen(false)} role={role} foot="Questions? 1" />
    </>
  );
}
