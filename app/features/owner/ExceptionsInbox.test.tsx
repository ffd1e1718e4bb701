import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { ExceptionsInbox } from "#app/features/owner/ExceptionsInbox.tsx";
import type { Answer } from "#contract/calls.ts";
import { salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { withoutCards } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

const about = {
  bookingId: "b1",
  name: "Rumi",
  service_name: "Threading",
  startsAt: "2026-11-23T20:00:00Z",
  transactionId: "pi_1",
  amount: 18,
};
const failed = {
  _id: "e1",
  kind: "failed_refund" as const,
  at: "2026-11-23T04:00:00Z",
  resolvedAt: null,
  action: "retry_refund" as const,
  outcome: null,
  work: null,
  about,
};

test("an item about a visit links to it among all bookings, with its guest's number", async () => {
  salonAnswers({ listExceptions: () => ({ open: 1, exceptions: [failed] }) });
  await show(<ExceptionsInbox />);
  await expect
    .element(page.getByRole("link", { name: "See the visit" }))
    .toHaveAttribute("href", "/dashboard/manageBookings?search=Rumi&day=dates&from=2026-11-24&to=2026-11-24");
});

test("a failed refund is handed back in the chosen way, up to what is left of the payment", async () => {
  salonAnswers({
    listExceptions: () => ({ open: 1, exceptions: [{ ...failed, handBack: 12.5 }] }),
    resolveException: () => ({ modifiedCount: 1 }),
  });
  await show(<ExceptionsInbox />);
  await page.getByRole("button", { name: "Hand it back at the salon" }).click();
  const dialog = page.getByRole("dialog", { name: "Hand $12.50 back to Rumi" });
  await dialog.getByText("Another way").click();
  await dialog.getByRole("button", { name: "$12.50 is handed back" }).click();
  await expect
    .poll(() => sentWith("resolveException").map(({ body }) => body))
    .toEqual([{ action: "hand_back", handedBack: { amount: 12.5, method: "other" } }]);
  await expect.element(dialog).not.toBeInTheDocument();
});

test("without a card provider, a failed refund can only be handed back", async () => {
  salonAnswers({ listExceptions: () => ({ open: 1, exceptions: [{ ...failed, handBack: 12.5 }] }) });
  await show(<ExceptionsInbox />, { of: withoutCards });
  await expect.element(page.getByText(/^No card can be refunded here\. Hand \$12\.50 back/)).toBeVisible();
  expect(page.getByRole("button", { name: "Refund again" }).elements()).toEqual([]);
  await expect.element(page.getByRole("button", { name: "Hand it back at the salon" })).toBeVisible();
});

test("what is owed leaves the open ones only after a question", async () => {
  salonAnswers({
    listExceptions: () => ({ open: 1, exceptions: [{ ...failed, handBack: 12.5 }] }),
    resolveException: () => ({ modifiedCount: 1 }),
  });
  await show(<ExceptionsInbox />);
  await page.getByRole("button", { name: "Mark as seen" }).click();
  const dialog = page.getByRole("dialog", { name: "Mark this as seen?" });
  await expect.element(dialog.getByText(/^\$12\.50 is still owed to the guest\./)).toBeVisible();
  expect(sentWith("resolveException")).toEqual([]);
  await dialog.getByRole("button", { name: "Mark as seen" }).click();
  await expect.poll(() => sentWith("resolveException").map(({ body }) => body)).toEqual([{ action: "note" }]);
  await expect.element(dialog).not.toBeInTheDocument();
});

test("the second press of a double click does not act on the item that moved under the pointer", async () => {
  let exceptions: Answer<"listExceptions">["exceptions"] = [failed, { ...failed, _id: "e2" }];
  salonAnswers({
    listExceptions: () => ({ open: exceptions.length, exceptions }),
    resolveException: () => {
      exceptions = exceptions.slice(1);
      return { modifiedCount: 1 };
    },
  });
  await show(<ExceptionsInbox />);
  const again = page.getByRole("button", { name: "Refund again" });
  await again.first().click();
  await expect.poll(() => again.elements().length).toBe(1);
  again.element().dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 2 }));
  await expect.element(again).toBeVisible();
  expect(sentWith("resolveException")).toHaveLength(1);
});

test("what was marked as seen is opened again", async () => {
  const seen = { ...failed, resolvedAt: "2026-11-23T05:00:00Z", seen: true };
  salonAnswers({
    listExceptions: () => ({ open: 0, exceptions: [seen] }),
    reopenException: () => ({ modifiedCount: 1 }),
  });
  await show(<ExceptionsInbox />);
  await page.getByRole("button", { name: "Open it again" }).click();
  await expect.poll(() => sentWith("reopenException").map(({ params }) => params)).toEqual([{ id: "e1" }]);
});

test("the second press of a double click does not open the next item that was marked as seen", async () => {
  const seen = { ...failed, resolvedAt: "2026-11-23T05:00:00Z", seen: true };
  let exceptions = [seen, { ...seen, _id: "e2" }];
  salonAnswers({
    listExceptions: () => ({ open: 0, exceptions }),
    reopenException: () => {
      exceptions = exceptions.slice(1);
      return { modifiedCount: 1 };
    },
  });
  await show(<ExceptionsInbox />);
  const again = page.getByRole("button", { name: "Open it again" });
  await again.first().click();
  await expect.poll(() => again.elements().length).toBe(1);
  again.element().dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 2 }));
  await expect.element(again).toBeVisible();
  expect(sentWith("reopenException")).toHaveLength(1);
});

test("a payment that no card provider can be asked about is only marked as seen", async () => {
  const stuck = { ...failed, kind: "stuck_payment" as const, action: "note" as const };
  salonAnswers({ listExceptions: () => ({ open: 1, exceptions: [stuck] }) });
  await show(<ExceptionsInbox />, { of: withoutCards });
  await expect
    .element(page.getByText("There is no card provider to ask any more", { exact: false }))
    .toBeVisible();
  expect(page.getByRole("article").getByRole("button").elements()).toHaveLength(1);
});

test("a refund that may have reached the card before its provider went is given up after a question", async () => {
  const undone = { ...failed, kind: "undone_work" as const, work: "refund", action: "fail_refund" as const };
  salonAnswers({
    listExceptions: () => ({ open: 1, exceptions: [undone] }),
    resolveException: () => ({ modifiedCount: 1 }),
  });
  await show(<ExceptionsInbox />, { of: withoutCards });
  await expect.element(page.getByText("the card may have got it", { exact: false })).toBeVisible();
  await page.getByRole("button", { name: "The card did not get it" }).click();
  const dialog = page.getByRole("dialog", { name: "Did the card not get it?" });
  await expect.element(dialog.getByText("the guest has it twice", { exact: false })).toBeVisible();
  expect(sentWith("resolveException")).toEqual([]);
  await dialog.getByRole("button", { name: "The card did not get it" }).click();
  await expect
    .poll(() => sentWith("resolveException").map(({ body }) => body))
    .toEqual([{ action: "fail_refund" }]);
});

test("a refund of which nothing is left can't be handed back", async () => {
  salonAnswers({ listExceptions: () => ({ open: 1, exceptions: [failed] }) });
  await show(<ExceptionsInbox />);
  await expect.element(page.getByRole("button", { name: "Refund again" })).toBeVisible();
  await expect
    .element(page.getByRole("button", { name: "Hand it back at the salon" }))
    .not.toBeInTheDocument();
});

test("a refund recorded as handed back by mistake is undone after a question", async () => {
  const resolved = { ...failed, resolvedAt: "2026-11-23T05:00:00Z", handedBack: 12.5 };
  salonAnswers({
    listExceptions: () => ({ open: 0, exceptions: [resolved] }),
    reverseRefundHandBack: () => ({ amount: 12.5 }),
  });
  await show(<ExceptionsInbox />);
  await page.getByRole("button", { name: "$12.50 was not handed back" }).click();
  const dialog = page.getByRole("dialog", { name: "Was $12.50 not handed back to Rumi?" });
  await dialog.getByRole("button", { name: "$12.50 was not handed back" }).click();
  await expect
    .poll(() => sentWith("reverseRefundHandBack").map(({ body }) => body))
    .toEqual([{ amount: 12.5 }]);
  await expect.element(dialog).not.toBeInTheDocument();
});

test("the focus stays in the inbox when an item is marked as seen, and when it is opened again", async () => {
  let seen = false;
  salonAnswers({
    listExceptions: () => ({
      open: seen ? 1 : 2,
      exceptions: [
        { ...failed, _id: "e2" },
        seen ? { ...failed, resolvedAt: "2026-11-23T05:00:00Z", seen } : failed,
      ],
    }),
    resolveException: () => {
      seen = true;
      return { modifiedCount: 1 };
    },
    reopenException: () => {
      seen = false;
      return { modifiedCount: 1 };
    },
  });
  await show(<ExceptionsInbox />);
  const inbox = page.getByRole("main").element();
  await page.getByRole("button", { name: "Mark as seen" }).last().click();
  await page.getByRole("dialog").getByRole("button", { name: "Mark as seen" }).click();
  const again = page.getByRole("button", { name: "Open it again" });
  await expect.element(again).toBeVisible();
  await expect.poll(() => inbox.contains(document.activeElement)).toBe(true);
  await again.click();
  await expect.element(again).not.toBeInTheDocument();
  await expect.poll(() => inbox.contains(document.activeElement)).toBe(true);
});
