import { call } from "#tests/support/calls.ts";
import { cards, type Paid, pay } from "#tests/support/cards.ts";
import { days } from "#tests/support/clock.ts";
import { addPerson, type Person } from "#tests/support/people.ts";
import type { TestSalon } from "#tests/support/salon.ts";

/** The demo's price of a year of membership, in dollars. */
export const yearPrice = 120;

/** Buys a year of membership as the page does: prepares it, pays for it, starts it. */
export async function join(
  salon: TestSalon,
  person: Person,
  card: string = cards.good,
): Promise<{ membershipId: string; paid: Paid }> {
  const body = { price: yearPrice };
  const { clientSecret } = await call(salon, "createMembershipPayment", { body }, person);
  const paid = await pay(salon, clientSecret, card);
  const started = { body: { transactionId: paid.intentId } };
  const { insertedId } = await call(salon, "createMembership", started, person);
  return { membershipId: insertedId, paid };
}

export async function addMember(salon: TestSalon): Promise<Person> {
  const person = await addPerson(salon);
  await join(salon, person);
  return person;
}

/** Ends somebody's membership now. */
export async function endMembership({ app, clock }: TestSalon, { userId }: Person): Promise<void> {
  await app.engine.write
    .updateTable("memberships")
    .set((eb) => ({ starts_at: eb("starts_at", "-", days(400)), ends_at: clock.now() }))
    .where("user_id", "=", userId)
    .execute();
}
