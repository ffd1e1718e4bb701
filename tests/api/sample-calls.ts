import { randomUUID } from "node:crypto";
import type { CallName } from "#contract/paths.ts";
import type { Handle } from "#server/database/handle.ts";
import { enqueue } from "#server/database/outbox.ts";
import { readSalon } from "#server/database/salon.ts";
import { createFeed } from "#server/usecases/calendars/feeds.ts";
import { linkToFile } from "#server/usecases/calendars/mailed-file.ts";
import { writeUnsubscribeToken } from "#server/usecases/deliveries/unsubscribe.ts";
import { sampleRow } from "#tests/api/desk-walk.ts";
import { bookSamples } from "#tests/api/sample-books.ts";
import { sampleChanges } from "#tests/api/sample-changes.ts";
import { giftCardSamples } from "#tests/api/sample-gift-cards.ts";
import { guestSamples } from "#tests/api/sample-guests.ts";
import { membershipSamples } from "#tests/api/sample-memberships.ts";
import { peopleSamples } from "#tests/api/sample-people.ts";
import { portfolioSamples } from "#tests/api/sample-portfolio.ts";
import { programSamples } from "#tests/api/sample-programs.ts";
import { roomSamples } from "#tests/api/sample-rooms.ts";
import { draftOfMaster, setupSamples } from "#tests/api/sample-setup.ts";
import { siteSamples } from "#tests/api/sample-site.ts";
import { waitingSamples } from "#tests/api/sample-waiting.ts";
import { anyWork } from "#tests/support/any-work.ts";
import { bookAhead } from "#tests/support/booked.ts";
import { call, type Loose } from "#tests/support/calls.ts";
import type { Person } from "#tests/support/people.ts";
import type { TestSalon } from "#tests/support/salon.ts";
import { freeHours, serviceNamed } from "#tests/support/visits.ts";

/** A valid request for each call, about one person, that changes nothing that another test needs. */
export const sampleCalls: Record<CallName, (salon: TestSalon, about: Person) => Loose | Promise<Loose>> = {
  ...peopleSamples,
  listServices: () => ({}),
  readService: async (salon) => ({ params: { id: (await serviceNamed(salon, "Threading"))._id } }),
  createService: () => ({
    body: { service_name: `Service ${randomUUID()}`, price: 77.77, details: "Details", img: "/art/mark.svg" },
  }),
  createVariant: async (salon) => ({
    params: { id: (await serviceNamed(salon, "Threading"))._id },
    body: { variantName: `Size ${randomUUID()}`, price: 77.77, serviceIs: "Brows" },
  }),
  createAddOn: async (salon) => ({
    body: {
      service_name: `Add-on ${randomUUID()}`,
      price: 7.77,
      addOnTo: [(await serviceNamed(salon, "Threading"))._id],
    },
  }),
  listAllServices: () => ({}),
  updateService: async (salon) => ({
    params: { id: (await serviceNamed(salon, "Threading"))._id },
    body: { tagline: "" },
  }),
  orderServices: async (salon) => ({ body: { ids: [(await call(salon, "listServices", {}))[0]?._id] } }),
  ...roomSamples,
  ...waitingSamples,
  uploadImage: () => ({ body: {} }),
  listMasters: () => ({}),
  readSalon: () => ({}),
  readAvailability: async (salon) => ({
    query: { service: (await serviceNamed(salon, "Threading"))._id, from: "2026-11-24", to: "2026-11-30" },
  }),
  readNextHours: async (salon) => ({ query: { service: (await serviceNamed(salon, "Threading"))._id } }),
  readQuote: async (salon) => ({ query: { service: (await serviceNamed(salon, "Threading"))._id } }),
  quoteAtDesk: async (salon) => ({ body: { serviceIds: [(await serviceNamed(salon, "Threading"))._id] } }),
  ...giftCardSamples,
  ...membershipSamples,
  createPaymentIntent: async (salon) => {
    const service = await serviceNamed(salon, "Threading");
    const [hour] = await freeHours(salon, [service._id]);
    return {
      body: {
        price: service.price,
        serviceIds: [service._id],
        masterId: "any",
        startsAt: hour?.startsAt,
        name: "Nadia Rahman",
        number: "01700000001",
      },
    };
  },
  readHeldPurchase: () => ({}),
  releasePurchase: () => ({ params: { id: randomUUID() } }),
  extendPurchase: () => ({ params: { id: randomUUID() } }),
  createBooking: () => ({
    body: {
      name: "Nadia Rahman",
      email: "nadia@example.com",
      number: "01700000001",
      service_name: "Threading",
      price: 6,
      date: "2026-11-23T08:00:00.000Z",
      transactionId: "pi_unknown",
      status: "pending",
    },
  }),
  listUserBookings: (_, { email }) => ({ params: { email } }),
  listBookings: () => ({}),
  previewCancellation: () => ({ params: { id: randomUUID() } }),
  cancelBooking: () => ({ params: { id: randomUUID() }, body: {} }),
  checkRow: async (salon) => ({
    body: {
      serviceIds: [(await serviceNamed(salon, "Threading"))._id],
      startsAt: ["2026-12-08T06:00:00Z", "2026-12-29T06:00:00Z"],
    },
  }),
  createRow: sampleRow,
  changeLength: () => ({ params: { id: randomUUID() }, body: { endsAt: "2026-11-25T10:00:00Z" } }),
  readPlaces: () => ({ params: { id: randomUUID() }, query: { from: "2026-11-24", to: "2026-11-30" } }),
  moveBooking: () => ({ params: { id: randomUUID() }, body: { startsAt: "2026-11-25T10:00:00Z" } }),
  ...sampleChanges,
  readTimeline: () => ({ params: { id: randomUUID() } }),
  readReceipt: () => ({ params: { id: randomUUID() } }),
  readCalendarFile: () => ({ params: { id: randomUUID() } }),
  readCalendar: () => ({ query: { from: "2026-11-23", to: "2026-11-23" } }),
  readReasons: async (salon) => ({
    query: {
      service: (await serviceNamed(salon, "Threading"))._id,
      startsAt: "2026-11-25T10:00:00Z",
    },
  }),
  createDeskBooking: async (salon) => ({
    body: {
      name: "Nadia Rahman",
      number: "01700000001",
      serviceIds: [(await serviceNamed(salon, "Threading"))._id],
      masterId: "any",
      startsAt: "2027-03-07T21:00:00Z",
    },
  }),
  changeBookingState: () => ({ params: { id: randomUUID() }, body: { to: "confirmed" } }),
  confirmBookings: () => ({ body: { ids: [randomUUID()] } }),
  readDeskNews: () => ({}),
  markNewsSeen: () => ({ body: { until: "2026-11-23T08:00:00Z" } }),
  recordPayment: () => ({ params: { id: randomUUID() }, body: { method: "cash" as const } }),
  handBack: () => ({ params: { id: randomUUID() }, body: { amount: 5, method: "cash" as const } }),
  reverseTip: () => ({ params: { id: randomUUID() }, body: { amount: 5 } }),
  reverseHandBack: () => ({ params: { id: randomUUID() }, body: { amount: 5 } }),
  reversePayment: () => ({ params: { id: randomUUID() }, body: { reason: "It was another visit." } }),
  updateBooking: () => ({ params: { id: randomUUID() }, body: { note: "No mustard oil." } }),
  createTimeOff: () => ({
    body: {
      masterId: randomUUID(),
      startsAt: "2026-11-25T10:00:00Z",
      endsAt: "2026-11-25T11:00:00Z",
      reason: "Lunch",
    },
  }),
  deleteTimeOff: () => ({ params: { id: randomUUID() } }),
  freeHold: () => ({ params: { id: randomUUID() } }),
  readSchedule: () => ({ params: { id: randomUUID() } }),
  saveSchedule: () => ({ params: { id: randomUUID() }, body: draftOfMaster }),
  createMaster: () => ({ body: draftOfMaster }),
  listAllMasters: () => ({}),
  retireMaster: () => ({ params: { id: randomUUID() }, body: { worksHere: false } }),
  createHoursException: () => ({
    body: { masterId: randomUUID(), from: "2026-12-16", to: "2026-12-16", reason: "Victory Day" },
  }),
  deleteHoursException: () => ({ params: { id: randomUUID() } }),
  listReviews: () => ({}),
  listAllReviews: () => ({ query: {} }),
  moderateReview: () => ({ params: { id: randomUUID() }, body: { reply: "Thank you." } }),
  createReview: () => ({
    body: { name: "Nadia Rahman", image: "/art/mark.svg", rating: "5", testimonial: "Calm hands." },
  }),
  listExceptions: () => ({}),
  reverseRefundHandBack: () => ({ params: { id: randomUUID() }, body: { amount: 5 } }),
  resolveException: () => ({ params: { id: randomUUID() }, body: { action: "note" } }),
  reopenException: () => ({ params: { id: randomUUID() } }),
  ...bookSamples,
  listContactMessages: () => ({ query: {} }),
  handleContactMessage: () => ({ params: { id: randomUUID() }, body: { handled: true } }),
  readSalonSettings: () => ({}),
  saveSalonSettings: async ({ app }) => ({
    body: {
      ...(await nameAndAddress(app.engine.read)),
      phone: "+880 1700 000 000",
      hours: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: "10:00", closes: "20:00" })),
      policy: {
        refunds: [
          { noticeHours: 48, percent: 100 },
          { noticeHours: 24, percent: 50 },
        ],
        graceMinutes: 15,
        cancelNoticeHours: 0,
        moveNoticeHours: 24,
      },
      taxName: null,
      taxPercent: 0,
      membershipPrice: 120,
      deposit: null,
      slotStepMinutes: 30,
      leadMinutes: 60,
      horizonDays: 60,
      holdMinutes: 10,
      textsPerDay: 500,
    },
  }),
  ...setupSamples,
  unsubscribe: ({ app }, { userId }) => ({
    body: {
      token: writeUnsubscribeToken(app.seal, { subject: `user:${userId}`, kind: "review_request" }),
    },
  }),
  listDeliveries: () => ({}),
  sendAgain: async ({ app }) => {
    const entry = anyWork("mail_welcome", randomUUID());
    await enqueue(app.engine.write, { ...entry, runAt: app.now() + 86_400_000 }, app.now());
    const row = await app.engine.read
      .selectFrom("outbox")
      .select("id")
      .where("cause", "=", entry.cause)
      .executeTakeFirstOrThrow();
    return { params: row };
  },
  readMyFeed: () => ({}),
  createMyFeed: () => ({}),
  deleteMyFeed: () => ({}),
  readMasterFeed: async (salon) => ({ params: { id: await someMaster(salon) } }),
  createMasterFeed: async (salon) => ({ params: { id: await someMaster(salon) } }),
  deleteMasterFeed: async (salon) => ({ params: { id: await someMaster(salon) } }),
  readMailedVisit: async (salon) => {
    const { id } = await bookAhead(salon, 60);
    const [, token = ""] = /mailed-visits\/([^/]+)/.exec(linkToFile(salon.app, id)) ?? [];
    return { params: { token } };
  },
  readFeed: async ({ app }, { userId }) => {
    const { url } = await createFeed(app, { kind: "customer", subjectId: userId });
    return { params: { token: /feeds\/([^/]+)/.exec(url)?.[1] ?? "" } };
  },
  ...programSamples,
  ...guestSamples,
  ...siteSamples,
  ...portfolioSamples,
  createContactMessage: () => ({
    body: { firstName: "Nadia", lastName: "Rahman", email: "nadia@example.com", mobile: "01700000001" },
  }),
};

async function someMaster(salon: TestSalon): Promise<string> {
  return (await call(salon, "listMasters", {}))[0]?._id ?? "";
}

/** Keeps the salon's name and address, so that what it sends later says the same. */
async function nameAndAddress(db: Handle) {
  const { name, address, email } = await readSalon(db);
  return { name, address, email };
}
