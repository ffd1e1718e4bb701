import { expect, test } from "vitest";
import { tidyUp } from "#server/usecases/tidy-up.ts";
import { hourAhead } from "#tests/support/booked.ts";
import { call } from "#tests/support/calls.ts";
import { days, hours } from "#tests/support/clock.ts";
import { phoneCall } from "#tests/support/desk.ts";
import { givenSalon, givenStaff } from "#tests/support/given.ts";
import { readMails } from "#tests/support/mails.ts";
import { addPerson } from "#tests/support/people.ts";
import { textsTo } from "#tests/support/texts.ts";
import { addTexted, newNumber, proveNumber } from "#tests/support/told-by-text.ts";
import { book, serviceNamed } from "#tests/support/visits.ts";

const salon = givenSalon();
const desk = givenStaff(salon);

const linksKept = async () =>
  (await salon.app.engine.read.selectFrom("text_links").select("subject").execute()).map(({ subject }) =>
    subject.replace(/:.*/, ""),
  );

/** An hour whose reminder is sent tomorrow. */
async function findHour() {
  const service = await serviceNamed(salon, "Threading");
  const hour = await hourAhead(salon, service._id, 30);
  return { service, masterId: hour.masterIds[0] ?? "", startsAt: hour.startsAt };
}

async function untilReminded({ startsAt }: { startsAt: string }) {
  salon.clock.advance(Date.parse(startsAt) - salon.clock.now() - hours(24));
  await salon.drain();
}

test("deleting an account removes the links in texts that it got as a guest", async () => {
  const stays = `+88${newNumber()}`;
  const mobile = newNumber();
  const address = "rina.akter@example.com";
  for (const contact of [
    { number: stays },
    { number: `+88${mobile}` },
    { number: `+88${mobile}`, email: address },
  ]) {
    const visit = await findHour();
    const { body } = phoneCall(visit, contact);
    await call(salon, "createDeskBooking", { body: { ...body, byText: true } }, desk);
    await untilReminded(visit);
  }
  expect((await textsTo(salon, `+88${mobile}`)).filter((text) => text.includes("/s/"))).toHaveLength(2);
  expect(await linksKept()).toEqual(expect.arrayContaining(["number", "number", "address"]));
  const leaver = await addPerson(salon, { verified: true, email: address });
  await proveNumber(salon, leaver, mobile);
  await call(salon, "deleteMe", { query: { email: leaver.email } }, leaver);
  expect(await linksKept()).toEqual(["number"]);
});

test("a short link is stored for a reminder only if it goes by text, for ninety days", async () => {
  const reader = await addPerson(salon, { verified: true });
  const mailed = await findHour();
  await book(salon, reader, mailed);
  await untilReminded(mailed);
  expect(await readMails(salon, reader.email, "reminder_day.")).toHaveLength(1);
  expect(await linksKept()).toEqual(["number"]);
  const { guest } = await addTexted(salon);
  const texted = await findHour();
  await book(salon, guest, texted);
  await untilReminded(texted);
  expect((await linksKept()).sort()).toEqual(["number", "user"]);
  salon.clock.advance(days(89));
  await tidyUp(salon.app);
  expect(await linksKept()).toEqual(["user"]);
  salon.clock.advance(days(2));
  await tidyUp(salon.app);
  expect(await linksKept()).toEqual([]);
});
