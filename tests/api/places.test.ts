import { expect, test } from "vitest";
import { call, refused } from "#tests/support/calls.ts";
import { bookAtDesk } from "#tests/support/desk.ts";
import { givenOwner, givenPerson, givenSalon, givenStaff } from "#tests/support/given.ts";
import { freeVisit, hold, serviceNamed } from "#tests/support/visits.ts";

const salon = givenSalon();
const staff = givenStaff(salon);
const owner = givenOwner(salon);
const guest = givenPerson(salon);

test("a visit may move to every start in its places, and to no other nearby", async () => {
  const { id, visit } = await bookAtDesk(salon, staff, "Neem Leaf Facial");
  const { places, minutes } = await placesOf(id, visit.startsAt);
  expect(minutes).toBe(visit.service.minutes);
  const own = places.find(({ masterId }) => masterId === visit.masterId);
  const run = own?.starts.at(-1);
  if (!run) throw new Error("The master has a place left.");
  await call(salon, "moveBooking", { params: { id }, body: { startsAt: run.to } }, staff);
  const beyond = new Date(Date.parse(run.to) + 5 * 60_000).toISOString();
  const problem = await refused(salon, "moveBooking", { params: { id }, body: { startsAt: beyond } }, staff);
  expect(["slot_taken", "outside_hours"]).toContain(problem.code);
});

test("a visit's own time counts as free, another visit's does not", async () => {
  const one = await bookAtDesk(salon, staff, "Bridal Mehendi");
  const other = await bookAtDesk(salon, staff, "Bridal Mehendi");
  expect(await mayLie(one.id, one.visit.masterId, one.visit.startsAt)).toBe(true);
  expect(await mayLie(one.id, other.visit.masterId, other.visit.startsAt)).toBe(false);
});

test("a master who does not do the service has no place, and the answer says so", async () => {
  const { id, visit } = await bookAtDesk(salon, staff, "Hair Cut & Finish");
  const { places } = await placesOf(id, visit.startsAt);
  const masters = await call(salon, "listMasters", {});
  expect(places.map(({ masterId }) => masterId)).toEqual(masters.map(({ _id }) => _id));
  const service = await serviceNamed(salon, "Hair Cut & Finish");
  for (const { masterId, able, starts } of places) {
    expect(able).toBe(service.masterIds.includes(masterId ?? ""));
    if (!able) expect(starts).toEqual([]);
  }
});

test("the masters of a shared visit stay, so it has one list of places", async () => {
  const services = await call(salon, "listServices", {});
  const [first, second] = services.filter(({ masterIds }) => masterIds.length > 1);
  const { startsAt } = await freeVisit(salon, first?.service_name);
  const [master] = first?.masterIds ?? [];
  const other = second?.masterIds.find((one) => one !== master);
  const week = { from: startsAt.slice(0, 10), to: startsAt.slice(0, 10) };
  const query = {
    service: [first?._id ?? "", second?._id ?? ""],
    master: [master ?? "", other ?? ""],
    ...week,
  };
  const { nextFree } = await call(salon, "readAvailability", { query });
  if (!nextFree) throw new Error("Both have an hour.");
  const shared = {
    name: "Shaila Parvin",
    number: "01800000002",
    startsAt: nextFree.startsAt,
    serviceIds: query.service,
    masterIds: query.master,
  };
  const { insertedId } = await call(salon, "createDeskBooking", { body: shared }, staff);
  const { places } = await placesOf(insertedId, nextFree.startsAt);
  expect(places).toMatchObject([{ masterId: null, able: true }]);
});

test("a past visit has no places, and an unknown one is not found", async () => {
  const { id, visit } = await bookAtDesk(salon, staff);
  await call(salon, "cancelBooking", { params: { id }, body: { by: "salon" } }, staff);
  const date = visit.startsAt.slice(0, 10);
  const query = { from: date, to: date };
  expect((await refused(salon, "readPlaces", { params: { id }, query }, staff)).code).toBe("wrong_state");
  const nobody = { params: { id: "nobody" }, query };
  expect((await refused(salon, "readPlaces", nobody, staff)).code).toBe("not_found");
  const long = { params: { id }, query: { from: "2026-12-01", to: "2026-12-20" } };
  expect((await refused(salon, "readPlaces", long, staff)).code).toBe("invalid_input");
});

test("the desk is told who holds an hour, which time is off, and when the salon is closed", async () => {
  const visit = await freeVisit(salon, "Turmeric Glow Facial");
  const query = { service: visit.service._id, master: visit.masterId, startsAt: visit.startsAt };
  await hold(salon, guest, visit);
  expect((await call(salon, "readReasons", { query }, staff)).reasons).toMatchObject([
    { code: "master_busy", there: [{ kind: "hold", name: "Nadia Rahman", startsAt: visit.startsAt }] },
  ]);
  const next = await freeVisit(salon, "Turmeric Glow Facial");
  const ends = new Date(Date.parse(next.startsAt) + 3_600_000).toISOString();
  const off = { masterId: next.masterId, startsAt: next.startsAt, endsAt: ends, reason: "Dentist" };
  await call(salon, "createTimeOff", { body: off }, owner);
  const about = { ...query, master: next.masterId };
  const dentist = await call(salon, "readReasons", { query: { ...about, startsAt: next.startsAt } }, staff);
  expect(dentist.reasons).toMatchObject([{ there: [{ kind: "time_off", name: "Dentist" }] }]);
  const night = { ...about, startsAt: `${next.startsAt.slice(0, 10)}T03:00:00+06:00` };
  const { reasons } = await call(salon, "readReasons", { query: night }, staff);
  expect(reasons.find(({ code }) => code === "closed")?.there).toMatchObject([{ kind: "closed" }]);
});

test("the desk is told who is in the way, but not of a guest served during the processing", async () => {
  const base = { details: "For a test", img: "/art/threading.svg", price: 20 };
  const create = async (more: { service_name: string; minutes: number; processingMinutes?: number }) => {
    const body = { ...base, ...more, processingStartMinutes: more.processingMinutes ? 20 : 0 };
    return (await call(salon, "createService", { body }, owner)).insertedId;
  };
  const long = await create({ service_name: "Long colour", minutes: 60, processingMinutes: 30 });
  const short = await create({ service_name: "Short fringe", minutes: 10 });
  const asked = { service: long, from: "2026-12-08", to: "2026-12-08" };
  const { nextFree } = await call(salon, "readAvailability", { query: asked });
  const masterId = nextFree?.masterIds[0] ?? "";
  const startsAt = nextFree?.startsAt ?? "";
  for (const [name, after] of [
    ["Neighbour", 20],
    ["At the end", 50],
  ] as const) {
    const at = new Date(Date.parse(startsAt) + after * 60_000).toISOString();
    const body = { name, number: "01800000003", serviceIds: [short], masterId, startsAt: at };
    await call(salon, "createDeskBooking", { body }, staff);
  }
  const query = { service: long, master: masterId, startsAt };
  const { reasons } = await call(salon, "readReasons", { query }, staff);
  expect(reasons.map(({ there }) => there?.map(({ name }) => name))).toEqual([["At the end"]]);
});

test("a visit that moves is not in its own way", async () => {
  const { id, visit } = await bookAtDesk(salon, staff);
  const query = { service: visit.service._id, master: visit.masterId, startsAt: visit.startsAt };
  expect((await call(salon, "readReasons", { query }, staff)).deskCanBook).toBe(false);
  expect(await call(salon, "readReasons", { query: { ...query, moving: id } }, staff)).toEqual({
    reasons: [],
    deskCanBook: true,
  });
});

function placesOf(id: string, startsAt: string) {
  const date = startsAt.slice(0, 10);
  return call(salon, "readPlaces", { params: { id }, query: { from: date, to: date } }, staff);
}

async function mayLie(id: string, masterId: string, startsAt: string): Promise<boolean> {
  const { places } = await placesOf(id, startsAt);
  const own = places.find((place) => place.masterId === masterId)?.starts ?? [];
  return own.some(({ from, to }) => from <= startsAt && startsAt <= to);
}
