import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readTold, type Topic } from "#server/database/engines/topics.ts";
import { sweepPayments } from "#server/usecases/books/sweep-payments.ts";
import { expireHolds } from "#server/usecases/checkout/expire-holds.ts";
import { call, callLoosely } from "#tests/support/calls.ts";
import { pay } from "#tests/support/cards.ts";
import { minutes } from "#tests/support/clock.ts";
import { brokenCells } from "#tests/support/diary.ts";
import { addPerson, askIdentity, askToken, signUp } from "#tests/support/people.ts";
import { tell } from "#tests/support/provider.ts";
import { type BesideServer, openSalon, type TestSalon } from "#tests/support/salon.ts";
import { until } from "#tests/support/until.ts";
import { book, bookingOf, bookingsOf, freeVisit, hold, isOffered, orderOf } from "#tests/support/visits.ts";

describe.skipIf(process.env.ENGINE !== "postgres")("two servers on one PostgreSQL", () => {
  let salon: TestSalon;
  let other: TestSalon;
  let beside: BesideServer;

  beforeAll(async () => {
    salon = await openSalon();
    beside = await salon.openBeside();
    other = { ...salon, app: beside.app, server: beside.server };
  });

  afterAll(async () => {
    await beside.close();
    await salon.close();
  });

  test("signing in at one server signs in at the other, and signing out signs out of both", async () => {
    const account = { email: "nadia@example.com", password: "sona-27", name: "Nadia Rahman" };
    const { browser, token } = await signUp(salon, account);
    expect((await callLoosely(other, "readMe", {}, { token })).status).toBe(200);
    const second = await askToken(other, browser, account.email);
    await askIdentity(other, browser, "/sign-out", {});
    for (const one of [token, second]) {
      expect((await callLoosely(salon, "readMe", {}, { token: one })).status).toBe(401);
    }
  });

  test("an hour held at one is gone at the other, which is notified", async () => {
    const heard: Topic[] = [];
    const stop = other.app.engine.subscribe((topic) => heard.push(topic));
    await until("the other server to listen", async () => {
      await salon.app.engine.announce("pages");
      return heard.length > 0 || null;
    });
    const guest = await addPerson(salon);
    const visit = await freeVisit(salon);
    heard.length = 0;
    await hold(salon, guest, visit);
    await until("the notice", () => heard.includes("availability") || null);
    await until("the other server to offer it no more", async () => !(await isOffered(other, visit)) || null);
    stop();
  });

  test("a change at one is read there at once, and at the other soon", async () => {
    const admin = await addPerson(salon, { role: "admin" });
    const names = async (at: TestSalon) =>
      (await call(at, "listServices", {})).map(({ service_name }) => service_name);
    for (let index = 0; index < 5; index++) {
      const name = `Scalp Scrub ${index}`;
      expect([...(await names(salon)), ...(await names(other))]).not.toContain(name);
      const body = { service_name: name, price: 12.5, details: "Salt and lime.", img: "/art/mark.svg" };
      await call(salon, "createService", { body }, admin);
      expect(await names(salon)).toContain(name);
      await until("the other server to hear of it", async () => (await names(other)).includes(name) || null);
    }
  });

  test("a hold, its booking and a saved service send one notice each, which says what to reload", async () => {
    const [admin, guest] = [await addPerson(salon, { role: "admin" }), await addPerson(salon)];
    const notices = await listenBeside(salon);
    const visit = await freeVisit(salon);
    await book(salon, guest, visit);
    const from = Date.parse(visit.startsAt);
    await until("its notices", () => notices.heard.length > 1 || null);
    const body = { tagline: "New" };
    await call(salon, "updateService", { params: { id: visit.service._id }, body }, admin);
    await until("the other notice", () => notices.heard.length > 2 || null);
    await notices.close();
    expect(notices.heard).toMatchObject([
      { all: [{ topic: "availability", about: { from } }] },
      // No hour changed, so only the desk reloads.
      { all: [{ topic: "availability", about: { from: 0, to: 0 } }] },
      { all: [{ topic: "availability" }, { topic: "pages", about: ["listServices"] }] },
    ]);
  });

  test("people who claim one hour at both at once leave one of them with it", async () => {
    const guests = await Promise.all(Array.from({ length: 20 }, () => addPerson(salon)));
    const visit = await freeVisit(salon);
    const answers = await Promise.all(
      guests.map((guest, index) =>
        callLoosely(index % 2 === 0 ? salon : other, "createPaymentIntent", orderOf(visit), guest),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await brokenCells(salon)).toEqual([]);
  });

  test("a booking, its webhook and the rounds at both at once make one visit and one mail", async () => {
    const guest = await addPerson(salon);
    const visit = await freeVisit(salon);
    const { clientSecret } = await hold(salon, guest, visit);
    const { intentId } = await pay(other, clientSecret);
    salon.clock.advance(minutes(11));
    const sent = bookingOf(guest, visit.service, intentId);
    await Promise.all(
      [salon, other].flatMap((at) => [
        call(at, "createBooking", sent, guest),
        tell(at, intentId),
        expireHolds(at.app),
        sweepPayments(at.app),
      ]),
    );
    expect(await bookingsOf(other, guest)).toHaveLength(1);
    const mails = await salon.app.engine.read
      .selectFrom("outbox")
      .select("id")
      .where("payload", "like", `%${(await bookingsOf(salon, guest))[0]?._id}%`)
      .where("kind", "=", "mail_booking_received")
      .execute();
    expect(mails).toHaveLength(1);
  });

  test("calls are counted together", async () => {
    const guest = await addPerson(salon);
    const body = { name: "Nadia", image: "/art/mark.svg", rating: 5, testimonial: "Calm hands." };
    for (let index = 0; index < 10; index++) {
      const at = index % 2 === 0 ? salon : other;
      expect((await callLoosely(at, "createReview", { body }, guest)).status).not.toBe(429);
    }
    for (const at of [salon, other]) {
      expect((await callLoosely(at, "createReview", { body }, guest)).status).toBe(429);
    }
  });

  test("there were no internal errors", () => expect(salon.bugs).toEqual([]));
});

/** Receives all notifications of a salon's database, as another server would. */
async function listenBeside({ app }: TestSalon) {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(app.engine.read);
  const url = new URL(process.env.TEST_DATABASE_URL ?? "");
  url.pathname = rows[0]?.name ?? "";
  const client = new pg.Client({ connectionString: url.href });
  const heard: ReturnType<typeof readTold>[] = [];
  await client.connect();
  client.on("notification", ({ payload }) => heard.push(readTold(payload)));
  await client.query("listen shiuli");
  return { heard, close: () => client.end() };
}
