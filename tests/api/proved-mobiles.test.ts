import { expect, test } from "vitest";
import { mostAttempts } from "#domain/deliveries.ts";
import { tidyUp } from "#server/usecases/tidy-up.ts";
import { call, refused } from "#tests/support/calls.ts";
import { phoneCall } from "#tests/support/desk.ts";
import { givenSalon, givenStaff } from "#tests/support/given.ts";
import { addPerson, type Person } from "#tests/support/people.ts";
import { textsTo } from "#tests/support/texts.ts";
import { newNumber } from "#tests/support/told-by-text.ts";
import { bookingsOf, freeVisit } from "#tests/support/visits.ts";

const salon = givenSalon();
const staff = givenStaff(salon);
const minute = 60_000;

const send = (person: Person, mobile: string) => call(salon, "sendMobileCode", { body: { mobile } }, person);
const prove = (person: Person, code: string) => call(salon, "proveMobile", { body: { code } }, person);
const proofOf = async (person: Person) => (await call(salon, "readMe", {}, person)).mobileProof;

async function codeTo(mobile: string): Promise<string> {
  const code = /\d{6}/.exec((await textsTo(salon, `+88${mobile}`)).at(-1) ?? "")?.[0];
  if (!code) throw new Error("No code was sent.");
  return code;
}

const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

test("a code by text verifies a number, and shows the visits booked under it by phone", async () => {
  const rupa = await addPerson(salon);
  const mobile = newNumber();
  const about = { name: "Rupa", number: `+88${mobile}` };
  const { insertedId } = await call(
    salon,
    "createDeskBooking",
    phoneCall(await freeVisit(salon), about),
    staff,
  );
  expect(await send(rupa, mobile)).toMatchObject({ sentTo: `+88${mobile}` });
  expect(await proofOf(rupa)).toBe("open");
  expect(await bookingsOf(salon, rupa)).toEqual([]);
  await prove(rupa, await codeTo(mobile));
  expect(await proofOf(rupa)).toBe("proved");
  expect(await call(salon, "readMe", {}, rupa)).toMatchObject({ phone: mobile });
  expect(await bookingsOf(salon, rupa)).toMatchObject([{ _id: insertedId }]);
});

test("a code is valid for five minutes, once, and for five tries", async () => {
  const mitu = await addPerson(salon);
  const mobile = newNumber();
  await send(mitu, mobile);
  const code = await codeTo(mobile);
  for (let tries = 0; tries < 4; tries++) {
    const wrong = await refused(salon, "proveMobile", { body: { code: otherThan(code) } }, mitu);
    expect(wrong.errors?.[0]?.field).toBe("code");
  }
  await prove(mitu, code);
  expect((await refused(salon, "proveMobile", { body: { code } }, mitu)).code).toBe("wrong_state");

  const other = newNumber();
  await send(mitu, other);
  const second = await codeTo(other);
  for (let tries = 0; tries < 5; tries++)
    await refused(salon, "proveMobile", { body: { code: otherThan(second) } }, mitu);
  expect((await refused(salon, "proveMobile", { body: { code: second } }, mitu)).code).toBe("wrong_state");

  const third = newNumber();
  await send(mitu, third);
  const late = await codeTo(third);
  salon.clock.advance(5 * minute);
  expect((await refused(salon, "proveMobile", { body: { code: late } }, mitu)).code).toBe("wrong_state");
});

test("only the latest code is accepted, and nobody else's", async () => {
  const lata = await addPerson(salon);
  const mobile = newNumber();
  await send(lata, mobile);
  const first = await codeTo(mobile);
  const other = newNumber();
  await send(lata, other);
  const stranger = await addPerson(salon);
  const over = await refused(salon, "proveMobile", { body: { code: await codeTo(other) } }, stranger);
  expect(over.code).toBe("wrong_state");
  if (first !== (await codeTo(other))) {
    expect((await refused(salon, "proveMobile", { body: { code: first } }, lata)).code).toBe("invalid_input");
  }
});

test("a number gets three codes an hour, no matter who asks, and the answer is the same for an unknown number", async () => {
  const mobile = newNumber();
  const owner = await addPerson(salon);
  await send(owner, mobile);
  await prove(owner, await codeTo(mobile));
  const known = await send(await addPerson(salon), mobile);
  const unknown = await send(await addPerson(salon), newNumber());
  expect({ ...known, sentTo: "" }).toEqual({ ...unknown, sentTo: "" });
  await send(await addPerson(salon), mobile);
  const fourth = await refused(salon, "sendMobileCode", { body: { mobile } }, await addPerson(salon));
  expect(fourth.code).toBe("too_many_requests");
  salon.clock.advance(60 * minute);
  await send(await addPerson(salon), mobile);
});

test("a person may request six codes a day, even if the salon tidies up in between", async () => {
  const eager = await addPerson(salon);
  salon.clock.advance(24 * 60 * minute - (salon.clock.now() % (24 * 60 * minute)));
  for (let codes = 0; codes < 6; codes++) {
    await send(eager, newNumber());
    salon.clock.advance(2 * 60 * minute);
    await tidyUp(salon.app);
  }
  const mobile = newNumber();
  expect((await refused(salon, "sendMobileCode", { body: { mobile } }, eager)).code).toBe(
    "too_many_requests",
  );
  // A refused request doesn't count against the number.
  for (let others = 0; others < 3; others++) await send(await addPerson(salon), mobile);
});

test("a code that the gateway refuses is tried twice", async () => {
  await send(await addPerson(salon), "01700000002");
  for (let tries = 0; tries < 4; tries++) {
    await salon.drain();
    salon.clock.advance(10_000);
  }
  const outbox = salon.app.engine.read.selectFrom("outbox").select(["last_error", "attempts"]);
  const last = await outbox.where("kind", "=", "sms_code").orderBy("id", "desc").executeTakeFirstOrThrow();
  expect(last).toEqual({ last_error: "The gateway is busy: try again later.", attempts: mostAttempts + 2 });
});

test("a number that another account verifies later no longer belongs to the first", async () => {
  const mobile = newNumber();
  const first = await addPerson(salon);
  await send(first, mobile);
  await prove(first, await codeTo(mobile));
  const second = await addPerson(salon);
  await send(second, mobile);
  const codes = await textsTo(salon, `+88${mobile}`);
  expect(codes).toHaveLength(2);
  const results = await Promise.all(
    codes.map((text) =>
      refused(salon, "proveMobile", { body: { code: text.slice(0, 6) } }, second).catch(() => null),
    ),
  );
  expect(results).toContain(null);
  expect([await proofOf(first), await proofOf(second)]).toEqual(["open", "proved"]);
});

test("another number in the profile is not verified", async () => {
  const tania = await addPerson(salon);
  const mobile = newNumber();
  await send(tania, mobile);
  await prove(tania, await codeTo(mobile));
  await call(salon, "updateMe", { body: { phone: newNumber() } }, tania);
  expect(await proofOf(tania)).toBe("open");
});

test("an undeliverable code is given up, and an expired one is not sent", async () => {
  const rina = await addPerson(salon);
  await send(rina, "01700000001");
  await salon.drain();
  const outbox = salon.app.engine.read.selectFrom("outbox").select(["last_error", "not_sent", "done_at"]);
  const lastText = () =>
    outbox.where("kind", "=", "sms_code").orderBy("id", "desc").limit(1).executeTakeFirstOrThrow();
  expect(await lastText()).toMatchObject({ done_at: null, last_error: "The gateway knows no such number." });
  await send(rina, newNumber());
  salon.clock.advance(6 * minute);
  await salon.drain();
  expect(await lastText()).toMatchObject({ not_sent: "too_late" });
});
