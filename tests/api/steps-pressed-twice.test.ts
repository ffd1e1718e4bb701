import { expect, test } from "vitest";
import { call, callLoosely } from "#tests/support/calls.ts";
import { givenSalon, givenStaff } from "#tests/support/given.ts";
import { readMails } from "#tests/support/mails.ts";
import { addPerson } from "#tests/support/people.ts";
import { book, freeVisit } from "#tests/support/visits.ts";

const salon = givenSalon();
const staff = givenStaff(salon);

test("a visit's step pressed twice, even at once, gets the same answer and happens once", async () => {
  const guest = await addPerson(salon);
  const visit = await freeVisit(salon);
  const params = { id: (await book(salon, guest, visit)).bookingId };
  const thrice = async (to: "confirmed" | "in_chair" | "completed" | "no_show") => {
    const go = () => callLoosely(salon, "changeBookingState", { params, body: { to } }, staff);
    const answers = [...(await Promise.all([go(), go()])), await go()];
    expect(answers.map(({ status, body }) => [status, body.status])).toEqual(Array(3).fill([200, to]));
  };
  await thrice("confirmed");
  await salon.drain();
  expect(await readMails(salon, guest.email, "confirmed")).toHaveLength(1);
  salon.clock.advance(Date.parse(visit.startsAt) - salon.clock.now());
  await thrice("no_show");
  await thrice("confirmed");
  await thrice("in_chair");
  await thrice("completed");
  const timeline = await call(salon, "readTimeline", { params }, staff);
  expect(timeline.map(({ to }) => to)).toEqual([
    "pending",
    "confirmed",
    "no_show",
    "confirmed",
    "in_chair",
    "completed",
  ]);
});
