import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { NewBookingDialog } from "#app/features/desk/NewBookingDialog.tsx";
import { deskQuote } from "#tests/support/components/desk-quote.ts";
import { guestOf } from "#tests/support/components/guest-data.ts";
import { refusal, salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { anika, facial, massage, masters, zone } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

const field = page.getByRole("textbox", { name: /^Code/ });
const apply = page.getByRole("button", { name: "Apply" });
const book = page.getByRole("button", { name: /^Book/ });
const refused = (detail: string) => refusal("code_refused", { status: 409, detail });

const quoteOf = (price: number, off: number, by: "code" | "member" = "code") => ({
  lines: [{ serviceId: facial._id, service_name: facial.service_name, price, discount: off }],
  subtotal: price,
  discountOf:
    by === "code" ? { kind: by, code: "EID10", percent: 10, amount: null } : { kind: by, percent: 25 },
  discount: off,
  total: price - off,
  dueNow: 0,
  dueAtSalon: price - off,
});

beforeEach(() => {
  salonAnswers({
    listServices: () => [facial, massage],
    listMasters: () => masters,
    readGuest: () => guestOf("Nadia Islam"),
    readAvailability: () => ({ zone, days: [], until: "2026-12-31", nextFree: null }),
    quoteAtDesk: ({ body }) => (body.code ? quoteOf(50, 5) : deskQuote(50)),
    createDeskBooking: () => ({ insertedId: "new" }),
  });
});

test("the code field is collapsed, shows the discount, and is sent with the booking", async () => {
  await openWithFacial();
  await expect.element(field).not.toBeInTheDocument();
  await unfold();
  await field.fill("eid10");
  await apply.click();
  await expect.element(page.getByText("10% off: $5 less")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Book, $45 at the salon" })).toBeVisible();
  await book.click();
  await expect.poll(() => sentWith("createDeskBooking")).toHaveLength(1);
  expect(sentWith("createDeskBooking")[0]?.body).toMatchObject({ code: "eid10" });
});

test("the reason why a code has no effect is at its field, and the visit is booked without it", async () => {
  salonAnswers({
    quoteAtDesk: ({ body }) => (body.code ? refused("This code has been used up.") : deskQuote(50)),
  });
  await openWithFacial();
  await unfold();
  await field.fill("eid10");
  await userEvent.keyboard("{Enter}");
  await expect.element(field).toHaveAccessibleDescription("This code has been used up.");
  await expect.element(field).toHaveFocus();
  await book.click();
  await expect.poll(() => sentWith("createDeskBooking")).toHaveLength(1);
  expect(sentWith("createDeskBooking")[0]?.body).not.toHaveProperty("code");
});

test("a code used up before the booking is removed, and the next press books without it", async () => {
  salonAnswers({
    createDeskBooking: ({ body }) =>
      body.code ? refused("This code has been used up.") : { insertedId: "new" },
  });
  await openWithFacial();
  await unfold();
  await field.fill("eid10");
  await apply.click();
  await expect.element(page.getByText("10% off: $5 less")).toBeVisible();
  await book.click();
  await expect.element(field).toHaveAccessibleDescription("This code has been used up.");
  await book.click();
  await expect
    .poll(() => sentWith("createDeskBooking").map(({ body }) => body.code))
    .toEqual(["eid10", undefined]);
});

test("a better member discount wins over a code, and a gift card's code is recognized as one", async () => {
  salonAnswers({ quoteAtDesk: () => quoteOf(50, 12.5, "member") });
  await openWithFacial();
  await unfold();
  await field.fill("eid10");
  await apply.click();
  await expect.element(page.getByText(/The member discount takes off more/)).toBeVisible();
  await page.getByRole("button", { name: "Take the code off" }).click();
  await field.fill("0000-0000-0000-0000");
  await apply.click();
  await expect.element(field).toHaveAccessibleDescription(/This is a gift card\./);
  expect(sentWith("quoteAtDesk").flatMap(({ body }) => body.code ?? [])).toEqual(["eid10"]);
});

test("a typed code that was not applied is mentioned before booking, and an empty field books without it", async () => {
  await openWithFacial();
  await unfold();
  await field.fill("eid10");
  await book.click();
  await expect.element(field).toHaveAccessibleDescription(/Press Apply to use this code/);
  await expect.element(field).toHaveFocus();
  await book.click();
  await field.fill("");
  await expect.element(field).toHaveValue("");
  await book.click();
  await expect.poll(() => sentWith("createDeskBooking")).toHaveLength(1);
  expect(sentWith("createDeskBooking")[0]?.body).not.toHaveProperty("code");
});

test("pressing Book while a code is checked says so, and books once the price is shown", async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  salonAnswers({ quoteAtDesk: async () => answered.then(() => quoteOf(50, 5)) });
  await openWithFacial();
  await unfold();
  await field.fill("eid10");
  await apply.click();
  await page.getByRole("button", { name: "Book, – at the salon" }).click();
  await expect.element(page.getByText(/The price with this code is on its way/)).toBeVisible();
  answer();
  await page.getByRole("button", { name: "Book, $45 at the salon" }).click();
  await expect.poll(() => sentWith("createDeskBooking")).toHaveLength(1);
  expect(sentWith("createDeskBooking")[0]?.body).toMatchObject({ code: "eid10" });
});

test("a price with a code that has changed since it was told is asked for again", async () => {
  let price = 50;
  salonAnswers({
    quoteAtDesk: () => quoteOf(price, 5),
    createDeskBooking: ({ body }) =>
      body.due === 50 ? { insertedId: "new" } : refusal("price_mismatch", { detail: "It costs $50 now." }),
  });
  await openWithFacial();
  await unfold();
  await field.fill("eid10");
  await apply.click();
  price = 55;
  await page.getByRole("button", { name: "Book, $45 at the salon" }).click();
  await expect.element(page.getByText(/It costs \$50 now\./)).toBeVisible();
  await page.getByRole("button", { name: "Book, $50 at the salon" }).click();
  await expect.poll(() => sentWith("createDeskBooking").map(({ body }) => body.due)).toEqual([45, 50]);
});

async function unfold() {
  await page.getByText("Code", { exact: true }).first().click();
  await expect.element(field).toBeVisible();
}

async function openWithFacial() {
  await show(
    <NewBookingDialog
      start={{ masterId: anika._id, date: "2026-11-24", wall: "12:00" }}
      guestId="nadia"
      onClose={() => {}}
    />,
  );
  await page.getByRole("combobox", { name: "Services" }).fill("glow");
  await page.getByRole("option", { name: /Turmeric Glow Facial/ }).click();
  await expect.element(page.getByLabelText("Time", { exact: true })).toHaveValue("12:00");
}
