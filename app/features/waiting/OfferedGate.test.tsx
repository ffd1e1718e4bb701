import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import OfferedGate from "#app/features/waiting/OfferedGate.tsx";
import type { OfferedHour } from "#contract/waiting.ts";
import { minutes } from "#tests/support/clock.ts";
import { begins } from "#tests/support/components/begins.ts";
import { salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { anika } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

const open: OfferedHour = {
  _id: "o1",
  waitingId: "w1",
  state: "open",
  serviceIds: ["bath"],
  service_name: "Thermal Bath",
  masterIds: ["anika"],
  startsAt: "2026-11-24T15:30:00+06:00",
  endsAt: "2026-11-24T16:45:00+06:00",
  until: "2026-11-23T23:30:00+06:00",
};
const later = {
  startsAt: "2026-11-24T18:00:00+06:00",
  endsAt: "2026-11-24T19:15:00+06:00",
  masterIds: ["anika"],
};
const nextOfAnika = "2026-11-27T10:00:00+06:00";
let offered: OfferedHour;

beforeEach(() => {
  offered = open;
  salonAnswers({
    readOfferedHour: () => offered,
    declineOfferedHour: () => ({ deletedCount: 1 }),
    readNextHours: () => ({
      zone: "Asia/Dhaka",
      anyone: { ...later, masterIds: ["rehana"] },
      masters: [{ masterId: "anika", next: { ...later, startsAt: nextOfAnika } }],
    }),
    listMasters: () => [anika],
  });
});

const showGate = () =>
  show(
    <OfferedGate id="o1" waiting={<p>Loading</p>}>
      <p>The checkout</p>
    </OfferedGate>,
  );

test("a held hour is above the checkout with its end, and can be declined after a question", async () => {
  await showGate();
  await expect.element(page.getByText(/is held for you until 11:30 pm/)).toBeVisible();
  await expect.element(page.getByText("The checkout")).toBeVisible();
  const letGo = page.getByRole("button", { name: "Let it go, keep waiting" });
  const question = page.getByRole("dialog", { name: /^Let .* go\?$/ });
  await letGo.click();
  await question.getByRole("button", { name: "Keep it" }).click();
  // Its answer has the same name as the button, until it is gone.
  await expect.element(question).not.toBeInTheDocument();
  expect(sentWith("declineOfferedHour")).toHaveLength(0);
  await letGo.click();
  await question.getByRole("button", { name: "Let it go, keep waiting" }).click();
  await expect.element(page.getByText("You keep your place on the waiting list")).toBeVisible();
});

test.each([
  ["lapsed", "This hour went to the next guest"],
  ["declined", "You let this hour go"],
  ["taken_back", "The salon has taken this hour back"],
] as const)(
  "an hour that is %s leads to the free ones, and the checkout does not start",
  async (state, said) => {
    offered = { ...open, state };
    await showGate();
    await expect.element(page.getByRole("heading", { name: said })).toBeVisible();
    await expect.element(page.getByRole("link", { name: "See free hours" })).toBeVisible();
    const nearest = (label: string) =>
      page.getByText(label, { exact: true }).element().parentElement?.querySelector("a");
    await expect.element(page.getByText("Free with Anika")).toBeVisible();
    expect(nearest("Free with Anika")?.textContent).toBe("Fri 27 Nov 10:00 am");
    expect(nearest("Free with anyone")?.getAttribute("href")).toBe(
      "/dashboard/bookingAppointment/bath?at=2026-11-24T18%3A00%3A00%2B06%3A00&master=rehana",
    );
    await expect.element(page.getByText("The checkout")).not.toBeInTheDocument();
  },
);

test("an hour that nobody else waits for becomes free for everyone, and the page says so", async () => {
  offered = { ...open, state: "lapsed", startsAt: nextOfAnika };
  await showGate();
  await expect
    .element(page.getByRole("heading", { name: "This hour is free for everyone again" }))
    .toBeVisible();
});

test("once its end has passed on the open page, nothing says that the hour is still held", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"], now: begins });
  await showGate();
  const held = page.getByText(/is held for you until 11:30 pm/);
  await expect.element(held).toBeVisible();
  vi.setSystemTime(Date.parse(open.until));
  vi.advanceTimersByTime(minutes(1));
  await expect.element(held).not.toBeInTheDocument();
  await expect.element(page.getByText("The checkout")).toBeVisible();
});

test("a phone whose clock is fast still shows an hour that the salon holds", async () => {
  offered = { ...open, until: "2026-11-22T10:00:00+06:00" };
  await showGate();
  await expect.element(page.getByText("The checkout")).toBeVisible();
});
