import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { DeliveryCard } from "#app/features/owner/DeliveryCard.tsx";
import type { Delivery } from "#contract/deliveries.ts";
import { show } from "#tests/support/components/show.tsx";

/** A text message that was sent. */
function textThat(receipt: "delivered" | "undelivered" | null, receiptWhy: string | null = null): Delivery {
  return {
    _id: "01kb",
    by: "sms",
    kind: "booking_received",
    state: "sent",
    to: "+8801711234567",
    queuedAt: "2026-11-23T08:00:00Z",
    dueAt: "2026-11-23T08:00:00Z",
    doneAt: "2026-11-23T08:00:01Z",
    attempts: 1,
    notSent: null,
    error: null,
    text: { segments: 1, cost: "0.30 USD", receipt, receiptWhy },
    about: { bookingId: "01ka", name: "Nadia", service_name: "Turmeric Glow Facial", startsAt: null },
  };
}

const says = (words: string) => expect.element(page.getByText(words, { exact: true }));

test.each([
  ["delivered", "delivered"],
  ["sent", null],
] as const)("a text is '%s' when the gateway reports '%s'", async (said, receipt) => {
  await show(<DeliveryCard delivery={textThat(receipt)} />);
  await says(said).toBeVisible();
});

test("a WhatsApp message says so, and has a price but no segments", async () => {
  await show(<DeliveryCard delivery={{ ...textThat("delivered"), by: "whatsapp" }} />);
  await says("Booking received, by WhatsApp").toBeVisible();
  await says("cost 0.30 USD").toBeVisible();
});

test.each([
  ["limit", "The limit of texts for that day was reached, and no mail could be sent instead."],
  ["undelivered", "The text did not reach the phone, and no mail could be sent instead."],
] as const)("of a code that was not sent, %s, nothing is said of an address", async (notSent, why) => {
  await show(
    <DeliveryCard delivery={{ ...textThat(null), kind: "code", state: "not_sent", text: null, notSent }} />,
  );
  await says(why).toBeVisible();
});

test("an undelivered text shows the gateway's reason and the mail that replaced it", async () => {
  await show(<DeliveryCard delivery={textThat("undelivered", "undelivered, code 30003")} />);
  await says("not delivered").toBeVisible();
  await expect.element(page.getByText(/a mail was sent instead/)).toBeVisible();
  await says("undelivered, code 30003").toBeVisible();
});
