import { beforeAll, expect, test } from "vitest";
import type { Answer } from "#contract/calls.ts";
import { call, callLoosely, refused } from "#tests/support/calls.ts";
import { pay } from "#tests/support/cards.ts";
import { hours } from "#tests/support/clock.ts";
import { addStaff } from "#tests/support/desk.ts";
import { brokenCells } from "#tests/support/diary.ts";
import { givenSalon } from "#tests/support/given.ts";
import { addPerson } from "#tests/support/people.ts";
import { bookingOf, bookingsOf, isOffered, type Service, serviceNamed } from "#tests/support/visits.ts";

const salon = givenSalon();
let facial: Service;
let cut: Service;
/** Ids by first name. */
let ids: Map<string, string>;

beforeAll(async () => {
  facial = await serviceNamed(salon, "Turmeric Glow Facial");
  cut = await serviceNamed(salon, "Hair Cut & Finish");
  const masters = await call(salon, "listMasters", {});
  ids = new Map(masters.map(({ _id, name }) => [name.split(" ")[0] ?? "", _id]));
});

test("a visit of two services has a master for each, back to back, from the list to the diary", async () => {
  const guest = await addPerson(salon);
  const [slot] = await freeStarts(["Sadia", "Farzana"]);
  expect(slot?.masterIds).toEqual([idOf("Sadia"), idOf("Farzana")]);
  const startsAt = slot?.startsAt ?? "";

  const { clientSecret } = await call(
    salon,
    "createPaymentIntent",
    order(startsAt, "Sadia", "Farzana"),
    guest,
  );
  const { intentId } = await pay(salon, clientSecret);
  await call(salon, "createBooking", bookingOf(guest, facial, intentId), guest);
  const [booking] = await bookingsOf(salon, guest);
  expect(booking?.items).toMatchObject([
    { service_name: facial.service_name, masterName: "Sadia Noor", startsAt },
    { service_name: cut.service_name, masterName: "Farzana Haque", startsAt: booking?.items[0]?.endsAt },
  ]);
  expect(await isOffered(salon, { service: facial, masterId: idOf("Sadia"), startsAt })).toBe(false);
  const cutAt = booking?.items[1]?.startsAt ?? "";
  expect(await isOffered(salon, { service: cut, masterId: idOf("Farzana"), startsAt: cutAt })).toBe(false);
  expect(await brokenCells(salon)).toEqual([]);
});

test("one of them may be anyone, and one master may do the whole visit", async () => {
  const [mixed] = await freeStarts(["any", "Farzana"]);
  expect(mixed?.masterIds[1]).toBe(idOf("Farzana"));
  const [anyone] = await freeStarts(["any"]);
  expect(anyone?.masterIds).toHaveLength(2);
  const query = { service: [facial._id, cut._id], from: "2026-11-24", to: "2026-12-20" };
  const { days } = await call(salon, "readAvailability", { query: { ...query, master: idOf("Farzana") } });
  expect(days.every(({ state }) => state === "closed")).toBe(true);
});

test("repeating the request is the same purchase, and another master for one service moves it", async () => {
  const guest = await addPerson(salon);
  const { startsAt = "" } = (await freeStarts(["Labonno", "Farzana"])).at(-1) ?? {};
  const first = await call(salon, "createPaymentIntent", order(startsAt, "Labonno", "Farzana"), guest);
  const again = await call(salon, "createPaymentIntent", order(startsAt, "any", "Farzana"), guest);
  expect(again.purchaseId).toBe(first.purchaseId);
  const { startsAt: other = "" } = (await freeStarts(["Sadia", "Farzana"])).at(-1) ?? {};
  const moved = await call(salon, "createPaymentIntent", order(other, "Sadia", "Farzana"), guest);
  expect(moved.purchaseId).not.toBe(first.purchaseId);
  expect(await brokenCells(salon)).toEqual([]);
});

test("a master who does not do the service is refused, and so are more masters than services", async () => {
  const guest = await addPerson(salon);
  const [{ startsAt } = { startsAt: "" }] = await freeStarts(["any"]);
  const sent = order(startsAt, "Farzana", "Sadia");
  expect((await refused(salon, "createPaymentIntent", sent, guest)).code).toBe("service_unavailable");
  const three = { body: { ...sent.body, masterIds: ["any", "any", "any"] } };
  expect((await refused(salon, "createPaymentIntent", three, guest)).code).toBe("invalid_input");
  const query = { service: facial._id, master: ["any", "any"], from: "2026-11-24", to: "2026-11-24" };
  expect((await callLoosely(salon, "readAvailability", { query })).status).toBe(422);
});

test("the desk books, explains and moves with a master for each service", async () => {
  const staff = await addStaff(salon);
  const free = await freeStarts(["Labonno", "Farzana"]);
  const [first, later] = [free[0]?.startsAt ?? "", free.at(-1)?.startsAt ?? ""];
  const { price: _, ...body } = order(first, "Labonno", "Farzana").body;
  const { insertedId: id } = await call(salon, "createDeskBooking", { body }, staff);

  const reasons = await call(
    salon,
    "readReasons",
    { query: { service: [facial._id, cut._id], master: [idOf("Labonno"), "any"], startsAt: first } },
    staff,
  );
  expect(reasons).toMatchObject({ reasons: [{ code: "master_busy", masterName: "Labonno Das" }] });

  const kept = await call(salon, "moveBooking", { params: { id }, body: { startsAt: later } }, staff);
  expect(namesIn(kept)).toEqual(["Labonno Das", "Farzana Haque"]);
  const sadia = (await freeStarts(["Sadia", "Farzana"])).find(
    (slot) => Date.parse(slot.startsAt) > salon.clock.now() + hours(48),
  );
  const move = { startsAt: sadia?.startsAt ?? "", masterIds: [idOf("Sadia"), idOf("Farzana")] };
  const moved = await call(salon, "moveBooking", { params: { id }, body: move }, staff);
  expect(namesIn(moved)).toEqual(["Sadia Noor", "Farzana Haque"]);
  const wrong = { ...move, masterIds: ["any", "any", "any"] };
  expect((await refused(salon, "moveBooking", { params: { id }, body: wrong }, staff)).code).toBe(
    "invalid_input",
  );
  expect(await brokenCells(salon)).toEqual([]);
});

function idOf(name: string): string {
  return name === "any" ? name : (ids.get(name) ?? "");
}

async function freeStarts(masters: string[]) {
  const query = {
    service: [facial._id, cut._id],
    master: masters.map(idOf),
    from: "2026-11-24",
    to: "2026-12-10",
  };
  return (await call(salon, "readAvailability", { query })).days.flatMap(({ slots }) => slots);
}

function order(startsAt: string, ...masters: string[]) {
  return {
    body: {
      price: facial.price + cut.price,
      serviceIds: [facial._id, cut._id],
      masterIds: masters.map(idOf),
      startsAt,
      name: "Nadia Rahman",
      number: "01700000001",
    },
  };
}

function namesIn({ items }: Answer<"moveBooking">) {
  return items.map(({ masterName }) => masterName);
}
