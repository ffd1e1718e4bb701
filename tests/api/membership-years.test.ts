import { expect, test } from "vitest";
import { call, refused } from "#tests/support/calls.ts";
import { givenOwner, givenSalon } from "#tests/support/given.ts";
import { readMails } from "#tests/support/mails.ts";
import { addMember, join, yearPrice } from "#tests/support/members.ts";
import { addPerson, type Person } from "#tests/support/people.ts";

const salon = givenSalon();
const owner = givenOwner(salon);

const untilOf = async (person: Person) => (await call(salon, "readMembership", {}, person)).until ?? "";

test("an outdated page sells no second year to a customer who bought one in another tab", async () => {
  const person = await addPerson(salon);
  const shown = { price: yearPrice, until: null };
  await call(salon, "createMembershipPayment", { body: shown }, person);
  await join(salon, person);
  const problem = await refused(salon, "createMembershipPayment", { body: shown }, person);
  expect(problem.code).toBe("purchase_closed");
  expect(problem.detail).toContain("Nothing was charged");
  const renewal = { body: { price: yearPrice, until: await untilOf(person) } };
  await call(salon, "createMembershipPayment", renewal, person);
});

test("an owner's outdated list never ends an earlier year than the one it shows", async () => {
  const member = await addMember(salon);
  const first = await untilOf(member);
  await join(salon, member);
  const params = { id: member.userId };
  const [listed] = await call(salon, "listUsers", { query: { search: member.email } }, owner);
  const body = { until: listed?.memberUntil ?? "" };
  expect(await call(salon, "refundMembership", { params, body }, owner)).toEqual({ refund: yearPrice });
  expect((await refused(salon, "refundMembership", { params, body }, owner)).code).toBe("wrong_state");
  expect(await untilOf(member)).toBe(first);
});

test("the mail about a refunded year names the year, and until when an earlier one runs", async () => {
  const member = await addMember(salon);
  await join(salon, member);
  await call(salon, "refundMembership", { params: { id: member.userId }, body: {} }, owner);
  await salon.drain();
  const [mail] = await readMails(salon, member.email, "member_refunded.");
  expect(mail?.subject).toContain("A year of your membership");
  expect(mail?.text).toContain("your year from 23 November 2027 until 23 November 2028");
  expect(mail?.text).toContain("You stay a member until 23 November 2027");
});
