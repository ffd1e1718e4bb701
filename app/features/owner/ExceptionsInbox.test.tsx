import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { ExceptionsInbox } from "#app/features/owner/ExceptionsInbox.tsx";
import { salonAnswers } from "#tests/support/components/salon-answers.ts";
import { show } from "#tests/support/components/show.tsx";

test("what is about a visit leads to it among all bookings, where its guest's number is", async () => {
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
  salonAnswers({ listExceptions: () => ({ open: 1, exceptions: [failed] }) });
  await show(<ExceptionsInbox />);
  await expect
    .element(page.getByRole("link", { name: "See the visit" }))
    .toHaveAttribute("href", "/dashboard/manageBookings?search=Rumi&day=dates&from=2026-11-24&to=2026-11-24");
});
