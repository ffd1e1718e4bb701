import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { WaitingScreen } from "#app/features/waiting-list/WaitingScreen.tsx";
import type { DeskWaitingEntry } from "#contract/waiting.ts";
import { salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { masters } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";
import { lubna } from "#tests/support/components/waiting-data.ts";

const offered = {
  ...{ _id: "o1", waitingId: lubna._id, state: "open" as const, serviceIds: ["bath"] },
  ...{ service_name: "Thermal Bath", masterIds: ["anika"], startsAt: "2099-11-24T09:00:00Z" },
  ...{ endsAt: "2099-11-24T10:00:00Z", until: "2099-11-23T09:30:00Z" },
};

test("an open page shows who joins the list and which hours become free", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const fits = { startsAt: "2026-11-24T15:00:00+06:00", masterIds: ["anika"] };
  let entries: DeskWaitingEntry[] = [];
  salonAnswers({
    listMasters: () => masters,
    listWaiting: () => ({ entries, waiting: entries.length, next: null }),
  });
  await show(<WaitingScreen />);
  await expect.element(page.getByText("Nobody waits", { exact: true })).toBeVisible();
  entries = [{ ...lubna, fits }];
  vi.advanceTimersByTime(30_000);
  await expect.element(page.getByText("Waiting now: 1")).toBeVisible();
  await expect.element(page.getByText("It fits one guest on the list.")).toBeVisible();
});

test("an entry for a former master is not shown as an entry for any master", async () => {
  const entries = [{ ...lubna, masterIds: ["labonno-before"] }];
  salonAnswers({ listMasters: () => masters, listWaiting: () => ({ entries, waiting: 1, next: null }) });
  await show(<WaitingScreen />);
  await expect.element(page.getByText(/· a master who has left$/)).toBeVisible();
});

test("a guest whose account has no name yet is led to, and what no hour comes free for is said", async () => {
  const entries = [{ ...lubna, name: "", lacks: "service" as const }];
  salonAnswers({ listMasters: () => masters, listWaiting: () => ({ entries, waiting: 1, next: null }) });
  await show(<WaitingScreen />);
  await expect.element(page.getByRole("link", { name: "No name" })).toBeVisible();
  await expect.element(page.getByText("not offered any more: tell them")).toBeVisible();
  await page.getByRole("button", { name: /^Take off the list/ }).click();
  await expect.element(page.getByRole("dialog", { name: "Take No name off the list?" })).toBeVisible();
});

test("whose number nobody knows is reached by their address", async () => {
  salonAnswers({
    listMasters: () => masters,
    listWaiting: () => ({
      entries: [{ ...lubna, number: "", email: "lubna@example.com", hasAccount: true }],
      waiting: 1,
      next: null,
    }),
  });
  await show(<WaitingScreen />);
  const address = page.getByRole("link", { name: "lubna@example.com" });
  await expect.element(address).toHaveAttribute("href", "mailto:lubna@example.com");
  expect(document.querySelector("a[href='tel:']")).toBeNull();
});

test("the second press of a double click does not book the slot that the first one offered", async () => {
  const fits = { startsAt: "2026-11-24T15:00:00+06:00", masterIds: ["anika"] };
  let entries: DeskWaitingEntry[] = [{ ...lubna, fits }];
  salonAnswers({
    listMasters: () => masters,
    listWaiting: () => ({ entries, waiting: 1, next: null }),
    offerHour: () => {
      entries = [{ ...lubna, offered }];
      return { insertedId: "o1" };
    },
    bookOfferedHour: () => ({ insertedId: "v1" }),
  });
  await show(<WaitingScreen />);
  await page
    .getByRole("list")
    .last()
    .getByRole("button", { name: /^Offer it/ })
    .click();
  const saidYes = page.getByRole("button", { name: /^Said yes/ });
  await expect.element(saidYes).toBeVisible();
  saidYes.element().dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 2 }));
  await expect.element(page.getByRole("button", { name: /^Take back/ })).toBeVisible();
  expect(sentWith("bookOfferedHour")).toHaveLength(0);
});

test("an expired offer can no longer be given, even on a page that stays open", async () => {
  vi.useFakeTimers({
    toFake: ["Date", "setInterval", "clearInterval"],
    now: Date.parse("2026-11-23T09:00:00Z"),
  });
  salonAnswers({
    listMasters: () => masters,
    listWaiting: () => ({
      entries: [{ ...lubna, offered: { ...offered, until: "2026-11-23T09:30:00Z" } }],
      waiting: 1,
      next: null,
    }),
  });
  await show(<WaitingScreen />);
  const saidYes = page.getByRole("button", { name: /^Said yes/ });
  await expect.element(saidYes).toBeVisible();
  vi.setSystemTime("2026-11-23T09:31:00Z");
  vi.advanceTimersByTime(60_000);
  await expect.element(saidYes).not.toBeInTheDocument();
});

test("the list and the day that are shown stay in the address, for Back and for a reload", async () => {
  salonAnswers({
    listMasters: () => masters,
    listWaiting: ({ query }) => ({ entries: query.date ? [lubna] : [], waiting: 1, next: null }),
  });
  const at = "/dashboard/waitingList?date=2026-11-24";
  const { address } = await show(<WaitingScreen />, { at });
  await expect.element(page.getByRole("link", { name: lubna.name })).toBeVisible();
  await expect.element(page.getByLabelText(/^Could come on/)).toHaveValue("2026-11-24");
  await page.getByRole("tab").nth(1).click();
  await expect.poll(address).toBe(`${at}&state=given`);
  await page.getByRole("tab").first().click();
  await page.getByLabelText(/^Could come on/).fill("2026-11-25");
  await expect.poll(address).toBe("/dashboard/waitingList?date=2026-11-25");
});

test("the focus stays in the list when a guest is booked and leaves it", async () => {
  let entries: DeskWaitingEntry[] = [{ ...lubna, offered }];
  salonAnswers({
    listMasters: () => masters,
    listWaiting: () => ({ entries, waiting: entries.length, next: null }),
    bookOfferedHour: () => {
      entries = [];
      return { insertedId: "v1" };
    },
  });
  await show(<WaitingScreen />);
  await page.getByRole("button", { name: /^Said yes/ }).click();
  await expect.element(page.getByText("Nobody waits", { exact: true })).toBeVisible();
  await expect.poll(() => page.getByRole("main").element().contains(document.activeElement)).toBe(true);
});

test("an hour that a guest was told of is taken back only after a question", async () => {
  salonAnswers({
    listMasters: () => masters,
    listWaiting: () => ({ entries: [{ ...lubna, offered }], waiting: 1, next: null }),
    declineOfferedHour: () => ({ deletedCount: 1 }),
  });
  await show(<WaitingScreen />);
  await page.getByRole("button", { name: /^Take back/ }).click();
  const question = page.getByRole("dialog", { name: "Take the hour back from Lubna Rahman?" });
  await expect.element(question).toBeVisible();
  expect(sentWith("declineOfferedHour")).toHaveLength(0);
  await question.getByRole("button", { name: "Take back" }).click();
  await expect.poll(() => sentWith("declineOfferedHour")).toHaveLength(1);
});

test("while a guest is booked, only the pressed button says so, and no other can be pressed", async () => {
  salonAnswers({
    listMasters: () => masters,
    listWaiting: () => ({ entries: [{ ...lubna, offered }], waiting: 1, next: null }),
    bookOfferedHour: () => new Promise<never>(() => {}),
  });
  await show(<WaitingScreen />);
  await page.getByRole("button", { name: /^Said yes/ }).click();
  await expect.element(page.getByRole("button", { name: /^One moment/ })).toBeVisible();
  await expect.element(page.getByRole("button", { name: /^Take off the list/ })).toBeDisabled();
  await expect.element(page.getByRole("button", { name: /^Take back/ })).toBeDisabled();
});
