import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { ManageBookings } from "#app/features/bookings/ManageBookings.tsx";
import type { Booking } from "#contract/bookings.ts";
import { visitOf } from "#tests/support/components/calendar-data.ts";
import { pageOf, refusal, salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { anika, facial, labonno, masters } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

const tuli: Booking = { ...visitOf("Tuli Roy", [facial, anika, "15:00", "16:00"]), status: "pending" };
const mina: Booking = { ...visitOf("Mina Das", [facial, anika, "16:00", "17:00"]), status: "pending" };
const choice = (name: string) => page.getByRole("checkbox", { name: new RegExp(`^Choose .*${name}`) });

let answer = (_found: Booking[]) => {};

beforeEach(() => {
  const later = new Promise<Booking[]>((resolve) => {
    answer = resolve;
  });
  salonAnswers({
    listMasters: () => masters,
    listAllMasters: () => [],
    listBookings: ({ query }) => (query?.waiting ? later : [tuli]),
  });
});

test("while another filter loads, the previous bookings can't be used", async () => {
  await show(<ManageBookings />);
  await choice("Tuli Roy").click();
  await expect.element(page.getByRole("region", { name: "Chosen bookings" })).toBeVisible();
  await page.getByRole("link", { name: /^To confirm/ }).click();
  await expect.poll(() => choice("Tuli Roy").element().closest("[inert][aria-busy=true]")).not.toBeNull();
  await expect.element(choice("Tuli Roy")).not.toBeChecked();
  await expect.element(page.getByText("1 chosen")).not.toBeInTheDocument();
  answer([mina]);
  await expect.element(choice("Mina Das")).not.toBeChecked();
  await expect.element(page.getByText("Tuli Roy")).not.toBeInTheDocument();
});

test('"nothing found" only appears for the new filter, whose second page stays', async () => {
  salonAnswers({ listBookings: ({ query }) => (query?.waiting ? [] : [tuli]) });
  const { address } = await show(<ManageBookings />, { at: "/dashboard/manageBookings?status=waiting" });
  await expect.element(page.getByText(/^The next visit that is booked on the site/)).toBeVisible();
  salonAnswers({ listBookings: ({ query }) => (query?.waiting ? [] : new Promise<Booking[]>(() => {})) });
  await page.getByRole("link", { name: "Today" }).click();
  await expect.element(page.getByText("Nothing to confirm")).not.toBeInTheDocument();
  await expect.element(page.getByText("No booking found")).not.toBeInTheDocument();
  expect(address()).toBe("/dashboard/manageBookings?day=today");
});

test("a second booking can be confirmed while the first still is, and what became of both is said", async () => {
  await page.viewport(390, 844);
  const answers = [tuli, mina].map(({ _id }) => ({ _id, ...Promise.withResolvers<void>() }));
  salonAnswers({
    listBookings: () => [tuli, mina],
    confirmBookings: async ({ body: { ids } }) => {
      await answers.find(({ _id }) => ids.includes(_id))?.promise;
      return {
        results: ids.map((_id) => ({ _id, outcome: "confirmed" as const, status: "confirmed" as const })),
      };
    },
  });
  await show(<ManageBookings />);
  for (const { name } of [tuli, mina])
    await page.getByRole("button", { name: new RegExp(`^Confirm\\s*${name}`) }).click();
  await expect
    .poll(() => sentWith("confirmBookings").map(({ body }) => body.ids))
    .toEqual([[tuli._id], [mina._id]]);
  for (const { resolve } of answers.toReversed()) resolve();
  const report = page.getByRole("status").filter({ hasText: "2 visits are confirmed." });
  await expect.element(report).toHaveFocus();
});

test("a booking that was moved elsewhere while the list's dialog is open can be moved once that was seen", async () => {
  let listed: Booking = tuli;
  const elsewhere = "2026-11-23T17:30:00+06:00";
  salonAnswers({
    listServices: () => [facial],
    readAvailability: () => ({ zone: "Asia/Dhaka", until: "2027-01-31", nextFree: null, days: [] }),
    readReasons: () => ({ reasons: [], deskCanBook: true }),
    listBookings: () => [listed],
    moveBooking: ({ body }) => {
      listed = { ...tuli, startsAt: elsewhere };
      return body.from === elsewhere
        ? { ...tuli, startsAt: body.startsAt }
        : refusal("visit_moved", { detail: "This visit has just been moved to 5:30 pm. Look at it again." });
    },
  });
  await show(<ManageBookings />);
  await page.getByRole("button", { name: "Actions for Tuli Roy" }).click();
  await page.getByRole("menuitem", { name: /^Move/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabelText("Time", { exact: true }).fill("18:30");
  const move = dialog.getByRole("button", { name: "Move visit" });
  await move.click();
  await expect.element(dialog.getByText(/just been moved to 5:30 pm/)).toBeVisible();
  await expect.element(page.getByText(/5:30 pm/).first()).toBeInTheDocument();
  await move.click();
  await expect
    .poll(() => sentWith("moveBooking").map(({ body }) => body?.from))
    .toEqual([tuli.startsAt, elsewhere]);
  await expect.element(dialog).not.toBeInTheDocument();
});

test("money for the guest of a cancelled visit is handed back from the list", async () => {
  const off: Booking = { ...tuli, status: "cancelled", paid: "unpaid", handBack: 24.5 };
  salonAnswers({ listBookings: () => [off], handBack: () => ({ amount: 24.5 }) });
  await show(<ManageBookings />);
  await expect.element(page.getByText("$24.50 to hand back").first()).toBeVisible();
  await page.getByRole("button", { name: "Actions for Tuli Roy" }).click();
  await expect.element(page.getByRole("menuitem", { name: "Receipt" })).toBeVisible();
  await page.getByRole("menuitem", { name: "Hand back $24.50" }).click();
  const dialog = page.getByRole("dialog", { name: "Hand $24.50 back to Tuli Roy" });
  await expect.element(dialog.getByText(/^The guest has cancelled this visit/)).toBeVisible();
  await dialog.getByRole("button", { name: "$24.50 is handed back" }).click();
  await expect
    .poll(() => sentWith("handBack").map(({ body }) => body))
    .toEqual([{ amount: 24.5, method: "cash" }]);
});

test("on a phone the view in the address is visible among the others", async () => {
  await page.viewport(390, 844);
  await show(<ManageBookings />, { at: "/dashboard/manageBookings?status=hand_back" });
  await expect.element(page.getByRole("link", { name: "Money to hand back" })).toBeInViewport({ ratio: 1 });
});

test("before cancelling, the desk sees what goes to a gift card, to the card and by hand", async () => {
  const back = { refund: 38, atSalon: 8, toGiftCard: 10, percent: 90 };
  const preview = { ...back, allowed: true, paid: 42, steps: [] };
  salonAnswers({ listBookings: () => [tuli], previewCancellation: () => preview });
  await show(<ManageBookings />);
  await page.getByRole("button", { name: "Actions for Tuli Roy" }).click();
  await page.getByRole("menuitem", { name: /^Cancel/ }).click();
  const dialog = page.getByRole("dialog", { name: "Cancel Tuli Roy's visit?" });
  const said =
    "$10 of $42 goes back to the gift card. Of $42, $20 goes back to the card; hand $8 back at the desk.";
  await expect.element(dialog.getByText(said)).toBeVisible();
});

test("the heading of the view of money to hand back shows the sum", async () => {
  const off: Booking = { ...tuli, status: "cancelled", handBack: 24.5 };
  salonAnswers({ listBookings: () => pageOf([off], { total: 1, price: 24.5 }) });
  await show(<ManageBookings />, { at: "/dashboard/manageBookings?status=hand_back" });
  await expect.element(page.getByText("1 booking, $24.50 to hand back")).toBeVisible();
});

test("two quick filters both count, even before the address changes", async () => {
  await show(<ManageBookings />, { at: "/dashboard/manageBookings", addressLags: true });
  await page.getByRole("button", { name: "Filter" }).click();
  await page.getByLabelText("Master").selectOptions("Anika Rahman");
  await page.getByLabelText("Status").selectOptions("completed");
  await expect
    .poll(() => sentWith("listBookings").map(({ query }) => query))
    .toContainEqual(expect.objectContaining({ master: anika._id, status: "completed" }));
});

test("before cancelling, the desk sees what happens to a package's session, and cancels on that basis only", async () => {
  const preview = {
    allowed: true,
    refund: 0,
    atSalon: 0,
    percent: 0,
    paid: 0,
    steps: [],
    session: "lost" as const,
  };
  salonAnswers({
    listBookings: () => [tuli],
    previewCancellation: ({ query }) => (query?.by === "salon" ? { ...preview, session: "back" } : preview),
    cancelBooking: () => ({ status: "cancelled", refund: 0, atSalon: 0 }),
  });
  await show(<ManageBookings />);
  await page.getByRole("button", { name: "Actions for Tuli Roy" }).click();
  await page.getByRole("menuitem", { name: /^Cancel/ }).click();
  const dialog = page.getByRole("dialog", { name: "Cancel Tuli Roy's visit?" });
  await expect
    .element(dialog.getByText("The session goes back to the guest's package at once."))
    .toBeVisible();
  await dialog.getByRole("radio", { name: /^The customer/ }).click();
  await expect.element(dialog.getByText(/it counts as used/)).toBeVisible();
  await expect.element(dialog.getByText(/Nothing was paid/)).not.toBeInTheDocument();
  await dialog.getByRole("button", { name: "Cancel visit" }).click();
  await expect
    .poll(() => sentWith("cancelBooking").map(({ body }) => body))
    .toEqual([{ by: "customer", refund: 0, session: "lost" }]);
});

test("cancelling while the guest is there asks how the money is handed back, and suggests how it was paid", async () => {
  const dialog = await beginToCancel("machine");
  await expect.element(dialog.getByRole("radio", { name: "Card machine" })).toBeChecked();
  await dialog.getByText("Cash", { exact: true }).click();
  await dialog.getByRole("button", { name: "Cancel visit" }).click();
  await expect
    .poll(() => sentWith("cancelBooking").map(({ body }) => body))
    .toEqual([{ by: "salon", refund: 42, method: "cash" }]);
});

test("cancelling for a guest on the phone says that the money waits at the desk", async () => {
  const dialog = await beginToCancel();
  await dialog.getByRole("checkbox", { name: /^The guest is not here/ }).click();
  await dialog.getByRole("button", { name: "Cancel visit" }).click();
  await expect
    .poll(() => sentWith("cancelBooking").map(({ body }) => body))
    .toEqual([{ by: "salon", refund: 42, waits: true }]);
});

test("a former master's bookings can be filtered by her, and she is marked as such", async () => {
  salonAnswers({
    listMasters: () => [anika],
    listAllMasters: () => [
      { ...anika, worksHere: true },
      { ...labonno, worksHere: false },
    ],
    listBookings: () => [tuli],
  });
  const { address } = await show(<ManageBookings />, { at: "/dashboard/manageBookings" });
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  await page.getByLabelText("Master", { exact: true }).selectOptions("Labonno Das (left)");
  await expect.poll(address).toBe(`/dashboard/manageBookings?master=${labonno._id}`);
  await expect.element(page.getByRole("button", { name: /^Master.*Labonno Das \(left\)/ })).toBeVisible();
  expect(sentWith("listBookings").at(-1)?.query).toMatchObject({ master: labonno._id });
});

/** Opens the question whether to cancel a visit that was paid at the desk. @param atSalonBy how it was paid */
async function beginToCancel(atSalonBy?: "machine") {
  const preview = { allowed: true, refund: 42, atSalon: 42, atSalonBy, percent: 100, paid: 42, steps: [] };
  salonAnswers({
    listBookings: () => [tuli],
    previewCancellation: () => preview,
    cancelBooking: () => ({ status: "cancelled", refund: 42, atSalon: 42 }),
  });
  await show(<ManageBookings />);
  await page.getByRole("button", { name: "Actions for Tuli Roy" }).click();
  await page.getByRole("menuitem", { name: /^Cancel/ }).click();
  return page.getByRole("dialog", { name: "Cancel Tuli Roy's visit?" });
}

test("the list says since when it was searched for a word that is too short for all bookings, also if none is found", async () => {
  const since = "2026-05-03T06:00:00.000Z";
  const note = page.getByText(
    "Words this short are only looked for in bookings made since 3 May 2026. Add a longer word or a day to look in all.",
  );
  salonAnswers({ listBookings: () => pageOf([tuli], { total: 1, price: 15, since }) });
  await show(<ManageBookings />, { at: "/dashboard/manageBookings?search=tu" });
  await expect.element(note).toBeVisible();
  salonAnswers({ listBookings: () => pageOf([], { total: 0, price: 0, since }) });
  await page.getByRole("searchbox").fill("tx");
  await expect.element(page.getByText("No booking found")).toBeVisible();
  await expect.element(note).toBeVisible();
});
