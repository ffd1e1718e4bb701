import { randomUUID } from "node:crypto";
import type { Loose } from "#tests/support/calls.ts";

/** A master without hours, who can't be booked. */
export const draftOfMaster = {
  name: "Nobody Yet",
  role: "Trainee",
  photo: "/art/mark.svg",
  bio: "",
  serviceIds: [],
  hours: [],
};

/** A valid request for each call about a salon's setup and its team. */
export const setupSamples = {
  readSetup: () => ({}),
  checkCards: () => ({}),
  sendTestMail: () => ({}),
  confirmTestMail: () => ({}),
  planOpening: () => ({ body: { date: "2026-12-05" } }),
  openSalon: () => ({}),
  beginPractice: () => ({}),
  listInvitations: () => ({}),
  createInvitation: () => ({ body: { email: `${randomUUID()}@example.com`, role: "staff" } }),
  withdrawInvitation: () => ({ params: { id: randomUUID() } }),
  acceptInvitation: () => ({ body: { token: "nobody.sealed-this" } }),
} satisfies Record<string, () => Loose>;
