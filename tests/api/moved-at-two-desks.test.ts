import { expect, test } from "vitest";
import { sentenceInBangla } from "#app/texts/bn/shared/refusal-sentences.ts";
import { bookAhead, mailsTo } from "#tests/support/booked.ts";
import { call, callLoosely, refused } from "#tests/support/calls.ts";
import { hours } from "#tests/support/clock.ts";
import { givenSalon, givenStaff } from "#tests/support/given.ts";
import { bookingsOf, freeHours } from "#tests/support/visits.ts";

const salon = givenSalon();
const staff = givenStaff(salon);

/** A visit, and hours of its master to which it could move: two on one day, and one on a later day. */
async function booked() {
  const { guest, visit, id } = await bookAhead(salon, 60);
  const free = (await freeHours(salon, [visit.service._id], visit.masterId)).map(({ startsAt }) => startsAt);
  const later = free.filter((one) => Date.parse(one) > Date.parse(visit.startsAt));
  const goal = later.find((one) => one.slice(0, 10) > visit.startsAt.slice(0, 10)) ?? "";
  const ofThatDay = later.filter((one) => one.slice(0, 10) === goal.slice(0, 10));
  const [, other = ""] = ofThatDay.filter((one) => Date.parse(one) > Date.parse(goal) + hours(0.5));
  const nextDay = later.find((one) => one.slice(0, 10) > goal.slice(0, 10)) ?? "";
  const move = (startsAt: string, from?: string | null) => ({ params: { id }, body: { startsAt, from } });
  return { guest, id, start: visit.startsAt, goal, other, nextDay, move };
}

test("a visit moved in the meantime stays there, and a move from its old hour is told the new one", async () => {
  const { guest, start, goal, other, nextDay, move } = await booked();
  await call(salon, "moveBooking", move(other, start), staff);
  const why = await refused(salon, "moveBooking", move(goal, start), staff);
  expect(why).toMatchObject({ status: 409, code: "visit_moved" });
  expect(why.detail).toMatch(
    /^This visit has just been moved to \w+ \d+ \w+ at \d+:\d\d [ap]m\. Look at it again\.$/,
  );
  expect(sentenceInBangla(why.detail ?? "")).toMatch(
    /^এই অ্যাপয়েন্টমেন্টের সময় এইমাত্র বদলে \S+বার [০-৯]+ \S+, \S+ [০-৯:টা]+ করা হয়েছে। আবার দেখে নিন।$/,
  );
  expect(await bookingsOf(salon, guest)).toMatchObject([{ startsAt: other }]);
  // The customer's own page is refused in the same way.
  expect((await refused(salon, "moveBooking", move(nextDay, start), guest)).code).toBe("visit_moved");
  expect(await call(salon, "moveBooking", move(goal, other), staff)).toMatchObject({ startsAt: goal });
});

test("for the same day only the hour is named", async () => {
  const { start, goal, other, nextDay, move } = await booked();
  await call(salon, "moveBooking", move(goal, start), staff);
  await call(salon, "moveBooking", move(other, goal), staff);
  const { detail } = await refused(salon, "moveBooking", move(nextDay, goal), staff);
  expect(detail).toMatch(/^This visit has just been moved to \d+:\d\d [ap]m\. Look at it again\.$/);
});

test("a repeated move gets the same answer, and the guest is notified once", async () => {
  const { guest, start, goal, move } = await booked();
  const sent = [1, 2, 3].map(() => call(salon, "moveBooking", move(goal, start), staff));
  for (const answer of await Promise.all(sent)) expect(answer).toMatchObject({ startsAt: goal });
  expect(await call(salon, "moveBooking", move(goal, start), staff)).toMatchObject({ startsAt: goal });
  await salon.drain();
  expect(await mailsTo(salon, guest)).toHaveLength(1);
});

test("when two desks move a visit at once to two hours, one is told of the other's move", async () => {
  const { start, goal, other, move } = await booked();
  const answers = await Promise.all(
    [goal, other].map((to) => callLoosely(salon, "moveBooking", move(to, start), staff)),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe("visit_moved");
});

test("a move without an old hour moves the visit from wherever it is", async () => {
  const { start, goal, other, move } = await booked();
  await call(salon, "moveBooking", move(other, start), staff);
  expect(await call(salon, "moveBooking", move(goal), staff)).toMatchObject({ startsAt: goal });
  expect((await refused(salon, "moveBooking", move(other, null), staff)).code).toBe("visit_moved");
});
