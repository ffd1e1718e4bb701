import { expect, test } from "vitest";
import type { UseCases } from "#server/usecases/context.ts";
import { arrangeCard } from "#server/usecases/members/arrange-card.ts";
import { changeMe, nameUser } from "#server/usecases/people/change-me.ts";
import { sendMobileCode } from "#server/usecases/people/prove-mobile.ts";
import { leaveSalon } from "#server/usecases/people/remove-user.ts";
import { createReview } from "#server/usecases/reviews/reviews.ts";
import { idOf } from "#tests/support/cards.ts";
import { givenSalon } from "#tests/support/given.ts";
import { meanwhile } from "#tests/support/meanwhile.ts";
import { addPerson, type Person } from "#tests/support/people.ts";
import { tracesOf } from "#tests/support/traces.ts";
import { freeVisit, hold } from "#tests/support/visits.ts";

/*
 * If a person deletes the account while another of their requests is in progress, in another tab or on another device,
 * they are forgotten all the same: what that request brings is not stored afterwards.
 */

const salon = givenSalon();

const review = {
  name: "Zinnia Quaderi",
  image: "/art/zinnia.svg",
  rating: 5,
  testimonial: "Zinnia was here.",
};
const gone = { ok: false, code: "unauthenticated" };

/** A signed-in person, and a salon in which they delete the account during a call. */
async function leaving(): Promise<{ guest: Person; app: UseCases }> {
  const guest = await addPerson(salon);
  const leave = async () => {
    await leaveSalon(salon.app, guest.userId);
    await salon.drain();
  };
  return { guest, app: meanwhile(salon.app, leave) };
}

test("a profile saved during the account's deletion leaves no name, number or picture", async () => {
  const { guest, app } = await leaving();
  const change = { name: "Zinnia Quaderi", phone: "01733445566", photoURL: "/art/zinnia.svg" };
  expect(await changeMe(app, guest.userId, change)).toMatchObject(gone);
  const other = await leaving();
  await nameUser(other.app, other.guest.userId, "Zinnia Quaderi");
  expect(await tracesOf(salon, [/zinnia/i, /1733445566/])).toEqual([]);
});

test("a review sent during the account's deletion is refused", async () => {
  const { guest, app } = await leaving();
  expect(await createReview(app, guest.userId, review)).toMatchObject(gone);
  expect(await tracesOf(salon, [/zinnia/i])).toEqual([]);
});

test("a card to be saved during the account's deletion is not saved", async () => {
  const { guest, app } = await leaving();
  const { clientSecret } = await hold(salon, guest, await freeVisit(salon));
  const kept = await arrangeCard(app, guest.userId, idOf(clientSecret), { save: true });
  expect(kept).toMatchObject(gone);
  const customers = await salon.app.engine.read.selectFrom("card_customers").selectAll().execute();
  expect(customers).toEqual([]);
});

test("a number whose code is requested during the account's deletion is not stored, and gets no text", async () => {
  const { guest, app } = await leaving();
  const asked = { mobile: "01733445577", language: "en" as const };
  const texts = app.sms ?? ({ channels: ["sms"] } as unknown as NonNullable<UseCases["sms"]>);
  expect(await sendMobileCode({ ...app, sms: texts }, guest.userId, asked)).toMatchObject(gone);
  expect(await tracesOf(salon, [/1733445577/])).toEqual([]);
});
