import { beforeAll, expect, test } from "vitest";
import { type CallName, methodAndPath, paths } from "#contract/paths.ts";
import { updateSalon } from "#server/database/salon.ts";
import { changesOfPages, type Shown } from "#server/http/shown-on-pages.ts";
import { identityEvents } from "#server/usecases/people/identity-events.ts";
import { sampleCalls } from "#tests/api/sample-calls.ts";
import { call, callLoosely, type Loose } from "#tests/support/calls.ts";
import { bookAtDesk } from "#tests/support/desk.ts";
import { givenOwner, givenPerson, givenSalon, givenStaff } from "#tests/support/given.ts";
import { addPackage, fiveForFour } from "#tests/support/packages.ts";
import { addPerson, type Person } from "#tests/support/people.ts";
import { addWork, draftOfWork } from "#tests/support/portfolio.ts";
import { book, freeVisit } from "#tests/support/visits.ts";

const salon = givenSalon();
const shown: readonly Shown[] = [
  "listServices",
  "listMasters",
  "listReviews",
  "listWorks",
  "readSalon",
  "readSite",
  "listPackages",
];
const owner = givenOwner(salon);
const staff = givenStaff(salon);
const guest = givenPerson(salon);
let announced: string[];

beforeAll(() => {
  salon.app.engine.subscribe((topic) => announced?.push(topic));
});

/** Does something. Returns whether pages were notified and which of the shown data changed. */
async function watch(act: () => Promise<unknown>): Promise<{ pages: boolean; changed: Shown[] }> {
  // Asked by a signed-in person, so that nothing comes from the cache.
  const before = await Promise.all(shown.map((name) => callLoosely(salon, name, {}, owner)));
  announced = [];
  await act();
  const pages = announced.includes("pages");
  const after = await Promise.all(shown.map((name) => callLoosely(salon, name, {}, owner)));
  const changed = shown.filter(
    (_, index) => JSON.stringify(before[index]?.body) !== JSON.stringify(after[index]?.body),
  );
  return { pages, changed };
}

const writes = (Object.keys(paths) as CallName[]).filter((name) => methodAndPath(name).method !== "GET");

test.each(writes)(
  "after %s cached pages are dropped if what they show has changed, as its row says",
  async (name) => {
    const sample = await sampleCalls[name](salon, guest);
    const { pages, changed } = await watch(() => callLoosely(salon, name, sample, owner));
    if (changed.length > 0) expect(pages).toBe(true);
    expect(changesOfPages[name]?.of ?? []).toEqual(expect.arrayContaining(changed));
    if (!changesOfPages[name]) expect(pages).toBe(false);
  },
);

test("every row of the table causes a change that pages show", async () => {
  const { id: visit } = await seatedVisit();
  const [service] = await call(salon, "listServices", {});
  const [master] = await call(salon, "listMasters", {});
  const settings = await call(salon, "readSalonSettings", {}, owner);
  const schedule = await call(salon, "readSchedule", { params: { id: master?._id ?? "" } }, owner);
  const { _id: masterId, ...about } = schedule.master;
  const work = { hours: schedule.hours, serviceIds: schedule.serviceIds };
  const review = { name: "Nadia", image: "/art/mark.svg", rating: "5", testimonial: "Calm hands." };
  const reviewer = await addPerson(salon);
  const { insertedId: waiting } = await call(salon, "createReview", { body: review }, reviewer);
  const first = await addWork(salon, owner.userId);
  const second = await addWork(salon, owner.userId);
  await updateSalon(salon.app.engine.write, { opened_at: null, mail_arrived_at: 1 });
  await book(salon, staff, await freeVisit(salon));
  const services = (await call(salon, "listServices", {})).map(({ _id }) => _id);
  const { params } = await sampleCalls.readSitePublication(salon, owner);
  const welcomed = params?.id ?? "";
  const fromFile = (name: string) => ({
    body: {
      kind: "services" as const,
      fileName: "services.csv",
      lines: [{ row: 2, name, price: "9", minutes: "30" }],
    },
  });
  const brought = await call(salon, "importFile", fromFile("Brought before"), owner);
  const pack = await addPackage(salon, owner);
  const rows: [name: CallName, sent: Loose, as: Person][] = [
    ["createService", await sampleCalls.createService(salon, owner), owner],
    ["createVariant", await sampleCalls.createVariant(salon, owner), owner],
    ["createAddOn", await sampleCalls.createAddOn(salon, owner), owner],
    ["updateService", { params: { id: service?._id ?? "" }, body: { tagline: "New" } }, owner],
    ["createPackage", { body: { serviceId: service?._id ?? "", ...fiveForFour } }, owner],
    ["updatePackage", { params: { id: pack }, body: { ...fiveForFour, onSale: false } }, owner],
    ["orderServices", { body: { ids: services.toReversed() } }, owner],
    ["importFile", fromFile("Brought now"), owner],
    ["takeImportBack", { params: { id: brought.insertedId } }, owner],
    ["createMaster", await sampleCalls.createMaster(salon, owner), owner],
    ["saveSchedule", { params: { id: masterId }, body: { ...about, ...work, bio: "New" } }, owner],
    ["createWork", { body: await draftOfWork(salon) }, owner],
    ["planOpening", { body: { date: "2026-12-06" } }, owner],
    ["openSalon", {}, owner],
    ["retireMaster", { params: { id: masterId }, body: { worksHere: false } }, owner],
    ["saveSalonSettings", { body: { ...settings, name: "Shiuli Two" } }, owner],
    ["changeBookingState", { params: { id: visit }, body: { to: "completed" } }, staff],
    ["moderateReview", { params: { id: waiting }, body: { state: "published" } }, owner],
    ["updateWork", { params: { id: first }, body: { title: "Palm and wrist", version: 1 } }, owner],
    ["orderWorks", { body: { ids: [second] } }, owner],
    ["withdrawConsent", { params: { id: first } }, owner],
    ["deleteWork", { params: { id: second } }, owner],
    ["deleteUser", { params: { id: reviewer.userId }, query: {} }, owner],
    ["createReview", { body: review }, guest],
    ["deleteMe", { query: { email: guest.email } }, guest],
    ["publishSite", await sampleCalls.publishSite(salon, owner), owner],
    ["restoreSitePublication", { params: { id: welcomed } }, owner],
  ];
  expect(rows.map(([name]) => name).sort()).toEqual(Object.keys(changesOfPages).sort());
  for (const [name, wanted, as] of rows) {
    const sent = name === "restoreSitePublication" ? { ...wanted, body: await seenDraft() } : wanted;
    const { pages, changed } = await watch(() => callLoosely(salon, name, sent, as));
    expect([name, pages, changed.length > 0]).toEqual([name, true, true]);
  }
});

test("a booking and the start of a visit leave cached pages as they are", async () => {
  const person = await addPerson(salon);
  const visit = await freeVisit(salon);
  expect(await watch(() => book(salon, person, visit))).toEqual({ pages: false, changed: [] });
  const { id } = await bookAtDesk(salon, staff);
  const seat = { params: { id }, body: { to: "in_chair" as const } };
  expect(await watch(() => callLoosely(salon, "changeBookingState", seat, staff))).toEqual({
    pages: false,
    changed: [],
  });
});

test("reviews lose their account's name when somebody else claims it", async () => {
  const reviewer = await addPerson(salon);
  const review = { name: "Nadia", image: "/art/mark.svg", rating: "5", testimonial: "Calm hands." };
  const { insertedId } = await call(salon, "createReview", { body: review }, reviewer);
  const publish = { params: { id: insertedId }, body: { state: "published" } };
  await callLoosely(salon, "moderateReview", publish, owner);
  const { provider, subject } = await salon.app.engine.read
    .selectFrom("identities")
    .select(["provider", "subject"])
    .where("user_id", "=", reviewer.userId)
    .executeTakeFirstOrThrow();
  const { addressClaimed } = identityEvents(salon.app, provider);
  const claimed = await watch(() => addressClaimed(subject, async () => true));
  expect(claimed).toEqual({ pages: true, changed: ["listReviews"] });
});

async function seenDraft(): Promise<{ version: number }> {
  const { version } = await call(salon, "readSiteDraft", {}, owner);
  return { version };
}

/** A visit whose guest is in the chair. */
async function seatedVisit(): Promise<{ id: string }> {
  const visit = await freeVisit(salon);
  const { bookingId } = await book(salon, guest, visit);
  salon.clock.advance(Date.parse(visit.startsAt) - salon.clock.now());
  await call(salon, "changeBookingState", { params: { id: bookingId }, body: { to: "in_chair" } }, staff);
  return { id: bookingId };
}
