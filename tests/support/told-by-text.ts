import { call } from "#tests/support/calls.ts";
import { codeSentTo } from "#tests/support/mobile-codes.ts";
import { addPerson, type Person } from "#tests/support/people.ts";
import type { TestSalon } from "#tests/support/salon.ts";

let last = 0;

/** A mobile number that no other test uses. */
export const newNumber = () => `0171${String(1_000_000 + ++last)}`;

/** Verifies a person's mobile number. */
export async function proveNumber(salon: TestSalon, person: Person, mobile: string): Promise<void> {
  await call(salon, "updateMe", { body: { phone: mobile } }, person);
  await call(salon, "sendMobileCode", { body: { mobile } }, person);
  const code = (await codeSentTo(salon, person.userId)) ?? "";
  await call(salon, "proveMobile", { body: { code } }, person);
}

/** A customer who has chosen texts. @returns the number with its country code */
export async function addTexted(salon: TestSalon): Promise<{ guest: Person; number: string }> {
  const guest = await addPerson(salon);
  const mobile = newNumber();
  await proveNumber(salon, guest, mobile);
  await call(salon, "updateMe", { body: { toldBy: "sms" } }, guest);
  await salon.drain();
  return { guest, number: `+88${mobile}` };
}
