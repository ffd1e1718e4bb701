import { expect, onTestFinished, test, vi } from "vitest";
import { Problem } from "#contract/errors.ts";
import { call, callLoosely, refused } from "#tests/support/calls.ts";
import { idOf, pay } from "#tests/support/cards.ts";
import { hours, minutes } from "#tests/support/clock.ts";
import { givenSalon } from "#tests/support/given.ts";
import { addPerson } from "#tests/support/people.ts";
import { publicUrl } from "#tests/support/salon-config.ts";
import { bookingOf, bookingsOf, freeVisit, hold } from "#tests/support/visits.ts";

const salon = givenSalon({ signInLimits: true });

test("no request makes its caller an admin", async () => {
  const guest = await addPerson(salon);
  for (const extra of [{ role: "admin" }, { _id: "x" }, { email_verified: 1 }]) {
    const body = { name: guest.name, email: guest.email, ...extra };
    expect((await callLoosely(salon, "createUser", { body }, guest)).status).toBe(422);
  }
  const signUp = await salon.server.inject({
    method: "POST",
    url: "/api/auth/sign-up/email",
    headers: { origin: publicUrl },
    payload: {
      email: "eve@example.com",
      password: "sona-27",
      name: "Eve",
      role: "admin",
      emailVerified: true,
    },
  });
  expect(signUp.json().user?.emailVerified ?? false).toBe(false);
  expect(await call(salon, "readMe", {}, guest)).toMatchObject({ role: "customer" });
});

test("a booking belongs to the customer who paid, whatever address it carries", async () => {
  const guest = await addPerson(salon);
  const victim = await addPerson(salon);
  const visit = await freeVisit(salon);
  const { clientSecret } = await hold(salon, guest, visit);
  const { intentId } = await pay(salon, clientSecret);
  const { body } = bookingOf(victim, visit.service, intentId);
  await call(salon, "createBooking", { body: { ...body, price: 1, status: "completed" } }, guest);
  expect(await bookingsOf(salon, victim)).toEqual([]);
  expect(await bookingsOf(salon, guest)).toMatchObject([{ email: guest.email, status: "pending", price: 6 }]);
});

test("the sandbox's public endpoints accept the browser's few calls and nothing of the salon's", async () => {
  const guest = await addPerson(salon);
  const { clientSecret } = await hold(salon, guest, await freeVisit(salon));
  const intentId = idOf(clientSecret);
  for (const key of [salon.keys.publishableKey, salon.keys.secretKey, "pk_test_guess", ""]) {
    for (const [method, path] of [
      ["POST", "/refunds"],
      ["GET", "/charges"],
      ["GET", "/payment_intents"],
      ["POST", "/payment_intents"],
      ["POST", `/payment_intents/${intentId}`],
      ["POST", `/payment_intents/${intentId}/cancel`],
      ["GET", `/payment_intents/${intentId}`],
      ["POST", "/test_helpers/sandbox/faults"],
      ["GET", "/events"],
    ] as const) {
      const { statusCode } = await salon.server.inject({
        method,
        url: `/sandbox/v1${path}`,
        headers: { authorization: `Bearer ${key}`, "content-type": "application/x-www-form-urlencoded" },
        payload: "amount=1",
      });
      expect([method, path, statusCode >= 400 && statusCode < 500]).toEqual([method, path, true]);
    }
  }
});

test("a forged client address gives a visitor no more attempts", async () => {
  const attempt = (index: number) =>
    salon.server.inject({
      method: "POST",
      url: "/api/auth/sign-in/email",
      headers: {
        origin: publicUrl,
        "x-forwarded-for": `10.0.0.${index}`,
        "x-real-ip": `10.0.0.${index}`,
        "x-shiuli-client-ip": `10.0.0.${index}`,
      },
      payload: { email: "admin@shiuli.example", password: "guess-1" },
    });
  const said = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const statuses: number[] = [];
  for (let index = 0; index < 25; index++) statuses.push((await attempt(index)).statusCode);
  expect(statuses.at(0)).toBe(401);
  expect(statuses.at(-1)).toBe(429);
  expect(JSON.stringify(said.mock.calls)).not.toMatch(/admin@|guess-1|10\.0\.0/);
  said.mockRestore();

  const body = { firstName: "N", lastName: "R", email: "n@example.com", mobile: "01700000001" };
  const message = (index: number) =>
    salon.server.inject({
      method: "POST",
      url: "/api/contact-messages",
      headers: { "x-forwarded-for": `10.0.0.${index}`, forwarded: `for=10.0.0.${index}` },
      payload: body,
    });
  for (let index = 0; index < 5; index++) expect((await message(index)).statusCode).toBe(201);
  expect((await message(6)).statusCode).toBe(429);
});

test("a network whose people sign in one after the other, twice a minute, is never kept waiting", async () => {
  onTestFinished(() => void vi.useRealTimers());
  const start = Date.now() + hours(1);
  for (let index = 0; index < 25; index++) {
    vi.useFakeTimers({ toFake: ["Date"], now: start + minutes(index / 2) });
    const signIn = await salon.server.inject({
      method: "POST",
      url: "/api/auth/sign-in/email",
      headers: { origin: publicUrl },
      payload: { email: `guest-${index}@example.com`, password: "sona-27" },
    });
    expect(signIn.statusCode).toBe(401);
  }
});

test("asking for somebody's bookings or rights does not reveal whether the person exists", async () => {
  const guest = await addPerson(salon);
  const other = await addPerson(salon);
  for (const name of ["listUserBookings", "readAdminStatus"] as const) {
    const known = await refused(salon, name, { params: { email: other.email } }, guest);
    const unknown = await refused(salon, name, { params: { email: "nobody@example.com" } }, guest);
    expect(known).toEqual(unknown);
    expect(known.status).toBe(403);
  }
});

test("text that looks like SQL or HTML is plain text", async () => {
  const guest = await addPerson(salon);
  const name = `Robert'); drop table users;-- <img src=x onerror=alert(1)> \${1} %s`;
  await call(salon, "createUser", { body: { name, email: guest.email } }, guest);
  expect(await call(salon, "readMe", {}, guest)).toMatchObject({ name });
});

test("an internal error reveals nothing to its visitor", async () => {
  const guest = await addPerson(salon);
  const { payments } = salon.app;
  salon.app.payments = {
    ...payments,
    readIntent: () => Promise.reject(new Error("secret detail of pi_1 at /srv/salon")),
  };
  const { status, body } = await callLoosely(
    salon,
    "createBooking",
    bookingOf(guest, { service_name: "Threading", price: 6 }, "pi_unknown"),
    guest,
  );
  salon.app.payments = payments;
  expect(status).toBe(500);
  expect(Problem.parse(body)).toEqual(body);
  expect(body.code).toBe("internal_error");
  expect(JSON.stringify(body)).not.toMatch(/secret|srv|Error|stack|\.ts/);
  const known = salon.bugs.splice(0).map(({ message }) => message);
  expect(known).toEqual(["secret detail of pi_1 at /srv/salon"]);
});
