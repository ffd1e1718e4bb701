import { expect, test } from "vitest";
import { countGuess } from "#server/usecases/gifts/count-guess.ts";
import { tidyUp } from "#server/usecases/tidy-up.ts";
import { call, refused } from "#tests/support/calls.ts";
import { pay } from "#tests/support/cards.ts";
import { days, hours, minutes } from "#tests/support/clock.ts";
import { givenSalon } from "#tests/support/given.ts";
import { addOffer, bookWithCode, holdWith, orderWith, tenPercent, usesOf } from "#tests/support/offers.ts";
import { addPerson } from "#tests/support/people.ts";
import { bookingOf, freeVisit, serviceNamed, type Visit } from "#tests/support/visits.ts";

const salon = givenSalon();

test("the owner adds, changes and ends offers, and each code exists once", async () => {
  const { id, code, owner } = await addOffer(salon);
  const taken = await refused(salon, "createOffer", { body: { ...tenPercent, code } }, owner);
  expect([taken.code, taken.errors?.[0]?.field]).toEqual(["name_taken", "code"]);
  const terms = { ...tenPercent, off: { kind: "amount" as const, amount: 2 }, mostUses: 3 };
  await call(salon, "updateOffer", { params: { id }, body: terms }, owner);
  const listed = await call(salon, "listOffers", {}, owner);
  expect(listed.find(({ _id }) => _id === id)).toMatchObject({ ...terms, code, endedAt: null });
  await call(salon, "endOffer", { params: { id } }, owner);
  expect((await refused(salon, "updateOffer", { params: { id }, body: terms }, owner)).code).toBe(
    "not_found",
  );
  expect((await refused(salon, "endOffer", { params: { id } }, owner)).code).toBe("not_found");
  const backwards = { ...tenPercent, code: "EID26", from: "2026-12-02", until: "2026-12-01" };
  expect((await refused(salon, "createOffer", { body: backwards }, owner)).errors?.[0]?.field).toBe("until");
});

test("after five wrong codes in ten minutes a right one looks the same", async () => {
  const guest = await addPerson(salon);
  const { code } = await addOffer(salon);
  const service = (await serviceNamed(salon, "Threading"))._id;
  const ask = (typed: string) => refused(salon, "readQuote", { query: { service, code: typed } }, guest);
  const query = { service, code };
  for (let right = 0; right < 8; right++) await call(salon, "readQuote", { query }, guest);
  const guesses = await Promise.all(Array.from({ length: 12 }, (_, one) => ask(`GUESS-${one}`)));
  expect(guesses.filter((one) => one.code === "code_refused")).toHaveLength(5);
  expect((await ask(code)).code).toBe("too_many_requests");
  expect((await call(salon, "readQuote", { query: { service } }, guest)).total).toBe(6);
  salon.clock.advance(minutes(10));
  expect((await call(salon, "readQuote", { query }, guest)).total).toBe(5.4);
});

test("a right code that waits behind others to be looked up does not count as wrong", async () => {
  const { userId } = await addPerson(salon);
  const ask = () => countGuess(salon.app, { userId });
  const underWay = await Promise.all(Array.from({ length: 12 }, ask));
  const admitted = underWay.filter((one) => one !== null);
  expect(admitted).toHaveLength(5);
  await Promise.all(admitted.map((tell) => tell(true)));
  for (let right = 1; right <= 5; right++) expect(await ask()).not.toBeNull();
  expect(await ask()).toBeNull();
});

test("no ten minutes have more than five wrong codes, wherever they begin", async () => {
  const guest = await addPerson(salon);
  const service = (await serviceNamed(salon, "Threading"))._id;
  const guess = async () =>
    (await refused(salon, "readQuote", { query: { service, code: "GUESS" } }, guest)).code;
  salon.clock.advance(minutes(10) - (salon.clock.now() % minutes(10)) + minutes(9));
  for (let wrong = 1; wrong <= 5; wrong++) expect(await guess()).toBe("code_refused");
  salon.clock.advance(minutes(9));
  expect(await guess()).toBe("too_many_requests");
  salon.clock.advance(minutes(1));
  expect(await guess()).toBe("code_refused");
});

test("after a clock is corrected nobody waits until the time that it showed", async () => {
  salon.clock.advance(hours(5));
  const guest = await addPerson(salon);
  const service = (await serviceNamed(salon, "Threading"))._id;
  const guess = async () =>
    (await refused(salon, "readQuote", { query: { service, code: "GUESS" } }, guest)).code;
  for (let wrong = 1; wrong <= 5; wrong++) expect(await guess()).toBe("code_refused");
  salon.clock.advance(-hours(5));
  for (let wrong = 1; wrong <= 5; wrong++) expect(await guess()).toBe("code_refused");
  expect(await guess()).toBe("too_many_requests");
});

test("right codes in between do not keep wrong ones from expiring", async () => {
  const guest = await addPerson(salon);
  const { code } = await addOffer(salon);
  const service = (await serviceNamed(salon, "Threading"))._id;
  const guess = async () =>
    (await refused(salon, "readQuote", { query: { service, code: "GUESS" } }, guest)).code;
  for (let wrong = 1; wrong <= 4; wrong++) expect(await guess()).toBe("code_refused");
  for (const wait of [9, 9]) {
    salon.clock.advance(minutes(wait));
    expect((await call(salon, "readQuote", { query: { service, code } }, guest)).total).toBe(5.4);
  }
  for (let wrong = 1; wrong <= 5; wrong++) expect(await guess()).toBe("code_refused");
  expect(await guess()).toBe("too_many_requests");
});

test("of fifty who book at once with a code's last use, one gets it", async () => {
  const offer = await addOffer(salon, { off: { kind: "percent", percent: 100 }, mostUses: 2 });
  await bookWithCode(salon, offer);
  const service = await serviceNamed(salon, "Threading");
  const guests = await Promise.all(Array.from({ length: 50 }, () => addPerson(salon)));
  const held = await Promise.all(
    guests.map(async (guest) => {
      const body = { price: service.price, serviceIds: [service._id], code: offer.code };
      try {
        const { purchaseId } = await call(salon, "createPaymentIntent", { body }, guest);
        const sent = bookingOf(guest, { ...service, price: 0 }, purchaseId);
        return (await call(salon, "createBooking", sent, guest)).insertedId;
      } catch (error) {
        expect(String(error)).toMatch(/code_refused/);
        return null;
      }
    }),
  );
  expect(held.filter((id) => id !== null)).toHaveLength(1);
  expect(await usesOf(salon, offer)).toEqual({ booked: 2, held: 0 });
});

test("a person with many tabs uses a code once if each may use it once", async () => {
  const offer = await addOffer(salon, { mostUsesEach: 1 });
  const guest = await addPerson(salon);
  const visits: Visit[] = [await freeVisit(salon), await freeVisit(salon, "Turmeric Glow Facial")];
  await Promise.allSettled(visits.map((visit) => holdWith(salon, guest, offer.code, visit)));
  const { booked, held } = await usesOf(salon, offer);
  expect(booked + held).toBe(1);
});

test("a code for a first visit is invalid for the next order, which finds the first one paid", async () => {
  const offer = await addOffer(salon, { firstVisitOnly: true });
  const guest = await addPerson(salon);
  const first = await holdWith(salon, guest, offer.code, await freeVisit(salon));
  await pay(salon, first.clientSecret);
  const next = orderWith(offer.code, await freeVisit(salon, "Turmeric Glow Facial"));
  expect((await refused(salon, "createPaymentIntent", next, guest)).code).toBe("code_refused");
  expect(await usesOf(salon, offer)).toEqual({ booked: 1, held: 0 });
});

test("wrong codes of offers and of gift cards count together", async () => {
  const guest = await addPerson(salon);
  const service = (await serviceNamed(salon, "Threading"))._id;
  const offer = (code: string) => refused(salon, "readQuote", { query: { service, code } }, guest);
  const card = (code: string) => refused(salon, "findGiftCard", { body: { code } }, guest);
  for (const one of [1, 2, 3]) expect((await offer(`GUESS-${one}`)).code).toBe("code_refused");
  for (const one of ["1", "2"]) {
    expect((await card(`SHIU-0000-0000-000${one}`)).code).toBe("gift_card_empty");
  }
  expect((await offer("GUESS-4")).code).toBe("too_many_requests");
  expect((await card("SHIU-0000-0000-0003")).code).toBe("too_many_requests");
});

test("an offer's totals always match its uses and visits, even after tidying", async () => {
  const offer = await addOffer(salon);
  const staff = await addPerson(salon, { role: "staff" });
  await bookWithCode(salon, offer);
  await holdWith(salon, await addPerson(salon), offer.code, await freeVisit(salon));
  const missed = await bookWithCode(salon, offer);
  const left = await bookWithCode(salon, offer);
  await call(salon, "cancelBooking", { params: { id: left.id }, body: {} }, staff);
  salon.clock.advance(days(40));
  await call(salon, "changeBookingState", { params: { id: missed.id }, body: { to: "no_show" } }, staff);
  const read = async () => {
    const listed = await call(salon, "listOffers", {}, offer.owner);
    return listed.find(({ _id }) => _id === offer.id);
  };
  // The desk's cancellation returns the use. A no-show keeps the use and brings no revenue.
  expect(await read()).toMatchObject({ booked: 2, held: 1, revenue: 5.4 });
  await tidyUp(salon.app);
  await tidyUp(salon.app);
  expect(await read()).toMatchObject({ booked: 2, held: 1, revenue: 5.4 });
});
