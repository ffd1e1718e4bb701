import type { Receipt } from "#contract/receipts.ts";

/** A visit paid in full by card, and partly refunded. */
export const receipt: Receipt = {
  number: 412,
  issuedAt: "2026-11-23T14:00:00+06:00",
  bookingId: "b",
  membershipId: null,
  salon: { name: "Shiuli", address: ["Road 27"], phone: "", email: "" },
  name: "Anika Rahman",
  startsAt: "2026-11-24T16:30:00+06:00",
  status: "confirmed",
  term: null,
  lines: [
    { service_name: "Threading", masterName: "Farzana Haque", price: 6 },
    { service_name: "Thermal Bath", masterName: null, price: 55 },
  ],
  discountOf: { kind: "member", percent: 25 },
  discount: 15.25,
  total: 45.75,
  tax: { name: "VAT", percent: 15, amount: 5.97, left: 2.71 },
  paid: { by: "card", at: "2026-11-23T13:59:00+06:00", transactionId: "pi_1", amount: 45.75 },
  balance: null,
  due: 0,
  tip: null,
  changes: [],
  refunds: [
    { amount: 20, at: "2026-11-25T10:00:00+06:00", arrived: true, to: "gift_card" },
    { amount: 5, at: "2026-11-25T10:00:00+06:00", arrived: false, to: "card" },
  ],
  left: 20.75,
};
