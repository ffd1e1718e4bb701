import { useState } from "react";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { NewBookingDialog } from "#app/features/desk/NewBookingDialog.tsx";
import { deskQuote } from "#tests/support/components/desk-quote.ts";
import { guestOf } from "#tests/support/components/guest-data.ts";
import { expectNoise } from "#tests/support/components/noise.ts";
import { noAnswer, refusal, salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { anika, facial, masters, zone } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

const book = page.getByRole("button", { name: /^Book/ });

beforeEach(() => {
  salonAnswers({
    listServices: () => [facial],
    listMasters: () => masters,
    readGuest: () => guestOf("Nadia Islam"),
    readAvailability: () => ({ zone, days: [], until: "2026-12-31", nextFree: null }),
    quoteAtDesk: () => deskQuote(40),
  });
});

const start = { masterId: anika._id, date: "2026-11-24", wall: "12:00" };

async function openWithFacial() {
  await show(<NewBookingDialog start={start} guestId="nadia" onClose={() => {}} />);
  await chooseFacial();
}

async function chooseFacial() {
  await page.getByRole("combobox", { name: "Services" }).fill("glow");
  await page.getByRole("option", { name: /Turmeric Glow Facial/ }).click();
}

test("without an answer the desk is told to press again, and the same booking is sent with the same key", async () => {
  expectNoise(/No answer to createDeskBooking/);
  salonAnswers({ createDeskBooking: noAnswer });
  await openWithFacial();
  await book.click();
  const problem = page.getByRole("alert").filter({ hasText: "The connection broke" });
  await expect.element(problem).toMatchTextContent(/Press the button again: it will not be booked twice\./);
  salonAnswers({ createDeskBooking: () => ({ insertedId: "new" }) });
  await book.click();
  await expect.poll(() => sentWith("createDeskBooking")).toHaveLength(2);
  const [first, second] = sentWith("createDeskBooking");
  expect(first?.body.key).toMatch(/^[0-9a-f-]{36}$/);
  expect(second?.body).toEqual(first?.body);
});

test("reasons for a refusal do not cover the buttons", async () => {
  await page.viewport(1024, 600);
  let tell = () => {};
  const told = new Promise<void>((resolve) => {
    tell = resolve;
  });
  salonAnswers({
    createDeskBooking: () => refusal("slot_taken", { detail: "This hour is taken. Choose another one." }),
    readReasons: async () => {
      await told;
      return { reasons: [{ code: "master_off" }, { code: "closed" }], deskCanBook: false };
    },
  });
  await openWithFacial();
  await book.click();
  const problem = page.getByRole("alert").filter({ hasText: "This hour is taken." });
  const room = () =>
    book.element().getBoundingClientRect().top - problem.element().getBoundingClientRect().bottom;
  await expect.element(problem).toBeVisible();
  await expect.poll(room).toBeGreaterThan(0);
  tell();
  await expect.element(page.getByText("The front desk can't book it either.")).toBeVisible();
  await expect.poll(room).toBeGreaterThan(0);
});

test("a price that has changed since it was told is refused, shown, and booked with the next press", async () => {
  let price = 40;
  salonAnswers({
    createDeskBooking: ({ body }) =>
      body.due === 45
        ? { insertedId: "new" }
        : refusal("price_mismatch", {
            detail: "The guest now pays $45 at the salon. Tell the guest, then book again.",
          }),
    quoteAtDesk: () => deskQuote(price),
  });
  await openWithFacial();
  await expect.element(page.getByRole("button", { name: "Book, $40 at the salon" })).toBeVisible();
  price = 45;
  await book.click();
  await expect.element(page.getByText(/The guest now pays \$45 at the salon\. Tell the guest/)).toBeVisible();
  await page.getByRole("button", { name: "Book, $45 at the salon" }).click();
  await expect.poll(() => sentWith("createDeskBooking").map(({ body }) => body.due)).toEqual([40, 45]);
});

test("a price that is on its way is a dash, and one that did not load is asked for again", async () => {
  const answer = Promise.withResolvers<ReturnType<typeof refusal>>();
  salonAnswers({ quoteAtDesk: () => answer.promise });
  await openWithFacial();
  await expect.element(page.getByRole("button", { name: "Book, – at the salon" })).toBeVisible();
  answer.resolve(refusal("too_many_requests", { status: 429 }));
  await expect.element(page.getByText(/^The price did not load\./)).toBeVisible();
  salonAnswers({ quoteAtDesk: () => deskQuote(40) });
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByRole("button", { name: "Book, $40 at the salon" })).toBeVisible();
  await expect.element(page.getByText(/^The price did not load\./)).not.toBeInTheDocument();
});

test("a typed address has its member's price once it is whole", async () => {
  salonAnswers({ quoteAtDesk: ({ body }) => deskQuote(40, body.email === "mim@example.com" ? 8 : 0) });
  await show(<NewBookingDialog start={start} typed="Mim Akter" onClose={() => {}} />);
  await chooseFacial();
  const address = page.getByLabelText(/^E-?mail/i);
  await address.fill("mim@exam");
  await expect.element(page.getByRole("button", { name: "Book, $40 at the salon" })).toBeVisible();
  await address.fill("mim@example.com");
  await expect.element(page.getByRole("button", { name: "Book, $32 at the salon" })).toBeVisible();
  const asked = sentWith("quoteAtDesk").map(({ body }) => body.email);
  expect(new Set(asked)).toEqual(new Set([undefined, "mim@example.com"]));
});

test("a booking that is answered once its dialog was closed is told, and closes no other dialog", async () => {
  const answer = Promise.withResolvers<{ insertedId: string }>();
  salonAnswers({ createDeskBooking: () => answer.promise });
  await show(<Desk />);
  const opener = page.getByRole("button", { name: "Phone call" });
  await opener.click();
  await chooseFacial();
  await book.click();
  await expect.poll(() => sentWith("createDeskBooking")).toHaveLength(1);
  await page.getByRole("button", { name: "Discard" }).click();
  await opener.click();
  const note = page.getByLabelText(/^Note/);
  await note.fill("Rings again at five");
  answer.resolve({ insertedId: "new" });
  await expect.element(page.getByText("Booked for Nadia Islam")).toBeVisible();
  await expect.element(note).toHaveValue("Rings again at five");
});

/** Where one call is booked after the other. */
function Desk() {
  const [isCalling, setCalling] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setCalling(true)}>
        Phone call
      </button>
      {isCalling && <NewBookingDialog start={start} guestId="nadia" onClose={() => setCalling(false)} />}
    </>
  );
}

test("a half-written booking survives the end of the session", async () => {
  const dialog = <NewBookingDialog start={{ ...start, wall: "" }} onClose={() => {}} />;
  salonAnswers({ listGuests: () => ({ guests: [], count: 0, isCut: false }) });
  const { unmount } = await show(dialog);
  await page.getByRole("combobox", { name: "Guest" }).fill("Mim Akter");
  await userEvent.keyboard("{Enter}");
  await page.getByLabelText("Mobile").fill("01842660317");
  await chooseFacial();
  await page.getByLabelText("Time", { exact: true }).fill("15:10");
  await page.getByLabelText(/^Note/).fill("Rings again at five");
  await unmount();
  await show(dialog);
  await expect.element(page.getByLabelText("Name")).toHaveValue("Mim Akter");
  await expect.element(page.getByLabelText("Mobile")).toHaveValue("01842660317");
  await expect.element(page.getByRole("button", { name: "Remove Turmeric Glow Facial" })).toBeVisible();
  await expect.element(page.getByLabelText("Time", { exact: true })).toHaveValue("15:10");
  await expect.element(page.getByLabelText(/^Note/)).toHaveValue("Rings again at five");
});
