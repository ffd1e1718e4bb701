import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { NewBookingDialog } from "#app/features/desk/NewBookingDialog.tsx";
import type { Guest } from "#contract/guests.ts";
import { visitOf } from "#tests/support/components/calendar-data.ts";
import { deskQuote } from "#tests/support/components/desk-quote.ts";
import { guestOf } from "#tests/support/components/guest-data.ts";
import { refusal, salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { anika, facial, labonno, massage, masters, zone } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

const had = { ...visitOf("Nadia Islam", [massage, labonno, "12:00", "13:00"]), status: "completed" as const };
const nadia: Guest = {
  ...guestOf("Nadia Islam"),
  _id: "nadia",
  visits: 1,
  spent: 60,
  lastVisit: had.startsAt,
  notes: [
    { _id: "oil", note: "No mustard oil.", pinned: true, by: "Sadia", date: "2026-10-17T10:00:00+06:00" },
  ],
  visitList: [had],
};

const guest = page.getByRole("combobox", { name: "Guest" });
const services = page.getByRole("combobox", { name: "Services" });
const book = page.getByRole("button", { name: /^Book/ });
const time = page.getByLabelText("Time", { exact: true });

beforeEach(() => {
  salonAnswers({
    listServices: () => [facial, massage],
    listMasters: () => masters,
    listGuests: () => ({ guests: [nadia], count: 1, isCut: false }),
    readGuest: () => nadia,
    readAvailability: () => ({ zone, days: [], until: "2026-12-31", nextFree: null }),
    quoteAtDesk: () => deskQuote(massage.price),
    createDeskBooking: () => ({ insertedId: "new" }),
  });
});

test("a number finds the guest, with the last services, the important notes and the address", async () => {
  await open();
  await guest.fill("017112");
  await page.getByRole("option", { name: /Nadia Islam/ }).click();
  await expect.element(services).toHaveFocus();
  await expect.element(page.getByText("No mustard oil.")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Remove Warm Oil Massage" })).toBeVisible();
  await expect.element(page.getByRole("checkbox", { name: /nadia@example.com/ })).toBeChecked();
  await book.click();
  await expect.poll(() => sentWith("createDeskBooking")).toHaveLength(1);
  expect(sentWith("createDeskBooking")[0]?.body).toMatchObject({
    guestId: "nadia",
    name: "Nadia Islam",
    number: "01711204118",
    email: "nadia@example.com",
    serviceIds: [massage._id],
  });
});

test("when guests failed to load, Enter retries and selects the guest it finds", async () => {
  salonAnswers({ listGuests: () => refusal("forbidden", { status: 403 }) });
  await open();
  await guest.fill("017112");
  await expect.element(page.getByText(/Press Enter to look again/)).toBeVisible();
  salonAnswers({ listGuests: () => ({ guests: [nadia], count: 1, isCut: false }) });
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("No mustard oil.")).toBeVisible();
  await expect.element(services).toHaveFocus();
});

test("a guest with an account who never came under their number is only notified if the desk says so", async () => {
  salonAnswers({ readGuest: () => ({ ...nadia, isAddressKnown: false }) });
  await open("nadia");
  await expect.element(page.getByRole("checkbox", { name: /nadia@example.com/ })).not.toBeChecked();
  await expect.element(page.getByText(/ask the caller for this address/)).toBeVisible();
  await book.click();
  await expect.poll(() => sentWith("createDeskBooking")).toHaveLength(1);
  expect(sentWith("createDeskBooking")[0]?.body).not.toHaveProperty("email");
});

test("an account with an unconfirmed address shows the visit once the address is confirmed", async () => {
  salonAnswers({ readGuest: () => ({ ...nadia, isAddressProved: false }) });
  await open("nadia");
  await expect.element(page.getByRole("checkbox", { name: /once the address is confirmed/ })).toBeChecked();
});

test("an unknown caller becomes a new guest with the typed number, and services are found by name", async () => {
  salonAnswers({ listGuests: () => ({ guests: [], count: 0, isCut: false }) });
  await open();
  await guest.fill("01842 660317");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByLabelText("Mobile")).toHaveValue("01842 660317");
  await expect.element(page.getByLabelText("Name")).toHaveFocus();
  await page.getByLabelText("Name").fill("Faria Karim");
  await services.fill("glow");
  await expect.element(page.getByRole("option", { name: /Turmeric Glow Facial/ })).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await book.click();
  await expect.poll(() => sentWith("createDeskBooking")).toHaveLength(1);
  const body = sentWith("createDeskBooking")[0]?.body;
  expect(body).toMatchObject({ isNewGuest: true, number: "01842660317", serviceIds: [facial._id] });
  expect(body).not.toHaveProperty("guestId");
});

test("Enter waits for the guests that match the current text", async () => {
  const later = { ...nadia, _id: "nahid", name: "Nahid Akter", visitList: [] };
  const told = Promise.withResolvers<void>();
  salonAnswers({
    listGuests: async ({ query }) => {
      if (query?.search !== "nahid") return { guests: [nadia], count: 1, isCut: false };
      await told.promise;
      return { guests: [later], count: 1, isCut: false };
    },
    readGuest: ({ params }) => (params.id === later._id ? later : nadia),
  });
  await open();
  await guest.fill("na");
  await expect.element(page.getByRole("option", { name: /Nadia Islam/ })).toBeVisible();
  await guest.fill("nahid");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => sentWith("listGuests").at(-1)?.query?.search).toBe("nahid");
  await expect.element(guest).toHaveValue("nahid");
  told.resolve();
  await expect.element(page.getByRole("button", { name: /^Change.*Nahid Akter$/ })).toBeVisible();
});

test("typing after Enter cancels the Enter", async () => {
  salonAnswers({ listGuests: () => new Promise(() => {}) });
  await open();
  await guest.fill("nad");
  await userEvent.keyboard("{Enter}");
  await userEvent.keyboard("i");
  salonAnswers({ listGuests: () => ({ guests: [nadia], count: 1, isCut: false }) });
  await userEvent.keyboard("a");
  await expect.element(page.getByRole("option", { name: /Nadia Islam/ })).toBeVisible();
  await expect.element(guest).toHaveValue("nadia");
});

test("the last services of a guest disappear with another guest, and those chosen by the desk stay", async () => {
  const first = { ...nadia, _id: "first", name: "Farhana Aziz", visitList: [] };
  salonAnswers({
    listGuests: ({ query }) => ({
      guests: [query?.search === "farhana" ? first : nadia],
      count: 1,
      isCut: false,
    }),
    readGuest: ({ params }) => (params.id === first._id ? first : nadia),
  });
  const change = page.getByRole("button", { name: /^Change/ });
  const choose = async (name: string) => {
    await guest.fill(name.slice(0, name.indexOf(" ")).toLowerCase());
    await page.getByRole("option", { name: new RegExp(name) }).click();
    await expect.element(page.getByRole("button", { name: new RegExp(`^Change.*${name}$`) })).toBeVisible();
  };
  const massageChosen = page.getByRole("button", { name: "Remove Warm Oil Massage" });
  await open();
  await choose("Nadia Islam");
  await expect.element(massageChosen).toBeVisible();
  await change.click();
  await choose("Farhana Aziz");
  await expect.element(massageChosen).not.toBeInTheDocument();
  await services.fill("glow");
  await page.getByRole("option", { name: /Turmeric Glow Facial/ }).click();
  await change.click();
  await choose("Nadia Islam");
  await expect.element(page.getByRole("button", { name: "Remove Turmeric Glow Facial" })).toBeVisible();
  await expect.element(massageChosen).not.toBeInTheDocument();
});

test("a guest without an account is notified in the last chosen language, which the desk can change", async () => {
  salonAnswers({ readGuest: () => ({ ...nadia, hasAccount: false, language: "bn" }) });
  await open("nadia");
  const language = page.getByLabelText("Language of e-mails and texts");
  await expect.element(language).toHaveDisplayValue("বাংলা");
  await language.selectOptions("English");
  await expect.element(page.getByRole("button", { name: "Remove Warm Oil Massage" })).toBeVisible();
  await book.click();
  await expect.poll(() => sentWith("createDeskBooking")[0]?.body).toMatchObject({ language: "en" });
});

test("a refused hour immediately says who is there", async () => {
  const there = [
    {
      kind: "visit" as const,
      name: "Tuli Roy",
      startsAt: "2026-11-24T11:30:00+06:00",
      endsAt: "2026-11-24T12:30:00+06:00",
    },
  ];
  salonAnswers({
    createDeskBooking: () => refusal("slot_taken", { detail: "This hour is taken. Choose another one." }),
    readReasons: () => ({
      reasons: [{ code: "master_busy", masterName: "Anika Rahman", there }],
      deskCanBook: false,
    }),
  });
  await open("nadia");
  await expect.element(page.getByRole("button", { name: "Remove Warm Oil Massage" })).toBeVisible();
  await book.click();
  await expect.element(page.getByRole("alert").filter({ hasText: "This hour is taken." })).toBeVisible();
  await expect.element(page.getByText(/^Tuli Roy is with Anika Rahman, 11:30 am to 12:30 pm/)).toBeVisible();
});

test("a service that the chosen master does not do is booked with any master who does", async () => {
  salonAnswers({ listServices: () => [{ ...facial, masterIds: [labonno._id] }, massage] });
  await open("nadia");
  await services.fill("glow");
  await page.getByRole("option", { name: /Turmeric Glow Facial/ }).click();
  await expect
    .element(page.getByRole("combobox", { name: "Master" }))
    .toHaveDisplayValue("Anyone who is free");
  await book.click();
  await expect.poll(() => sentWith("createDeskBooking")).toHaveLength(1);
  expect(sentWith("createDeskBooking")[0]?.body).toMatchObject({ masterId: "any" });
});

test("a booking without a guest is not sent, and the focus moves to the guest", async () => {
  await open();
  await book.click();
  await expect.element(guest).toHaveFocus();
  await expect.element(page.getByText("Name is required")).toBeVisible();
  expect(sentWith("createDeskBooking")).toEqual([]);
});

test("Esc closes the list first, and a chosen guest can be changed", async () => {
  await open();
  await guest.fill("nadia");
  await expect.element(page.getByRole("option").first()).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("listbox")).not.toBeInTheDocument();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(page.getByRole("option", { name: /Nadia Islam/, selected: true })).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await page.getByRole("button", { name: /^Change/ }).click();
  await expect.element(guest).toHaveValue("");
  await expect.element(guest).toHaveFocus();
});

async function open(guestId?: string) {
  await show(
    <NewBookingDialog
      start={{ masterId: anika._id, date: "2026-11-24", wall: "12:00" }}
      {...(guestId && { guestId })}
      onClose={() => {}}
    />,
  );
  await expect.element(time).toHaveValue("12:00");
}
