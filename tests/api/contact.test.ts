import { expect, test } from "vitest";
import { writeToSalon } from "#server/usecases/contact/messages.ts";
import { call, callLoosely } from "#tests/support/calls.ts";
import { days, minutes } from "#tests/support/clock.ts";
import { givenPerson, givenSalon } from "#tests/support/given.ts";

const salon = givenSalon();
const staff = givenPerson(salon, { role: "staff" });

const typed = { firstName: "Mim", lastName: "Akter", email: "mim@example.com", mobile: "01700000009" };
const write = (more: object = {}) =>
  call(salon, "createContactMessage", { body: { ...typed, message: "Do you do bridal trials?", ...more } });
const messages = () => call(salon, "listContactMessages", { query: {} }, staff);

test("a visitor's message reaches the front desk, which marks it as handled", async () => {
  const { insertedId } = await write();
  expect(await messages()).toMatchObject([{ _id: insertedId, ...typed, handledAt: null }]);
  const handle = (handled: boolean) =>
    call(salon, "handleContactMessage", { params: { id: insertedId }, body: { handled } }, staff);
  expect(await handle(true)).toEqual({ modifiedCount: 1 });
  expect((await messages())[0]?.handledAt).toBe(new Date(salon.clock.now()).toISOString());
  await handle(false);
  expect((await messages())[0]?.handledAt).toBeNull();
  const params = { id: "unknown" };
  expect(
    (await callLoosely(salon, "handleContactMessage", { params, body: { handled: true } }, staff)).status,
  ).toBe(404);
});

test("the salon gets the message by mail, and the visitor a receipt without the text", async () => {
  await salon.drain();
  const [forSalon, receipt] = [await mailsTo("hello@shiuli.example"), await mailsTo(typed.email)];
  expect([forSalon.length, receipt.length]).toEqual([1, 1]);
  expect(forSalon[0]).toContain("bridal trials");
  expect(receipt[0]).toContain("has reached us");
  expect(receipt[0]).not.toContain("bridal trials");
});

test("a visitor who writes again the same day gets no second receipt, and the salon gets every message", async () => {
  salon.clock.advance(minutes(2));
  await write({ email: "MIM@example.com" });
  await salon.drain();
  expect(await mailsTo(typed.email)).toHaveLength(1);
  expect(await mailsTo("hello@shiuli.example")).toHaveLength(2);
});

test("the same mailbox under another tag gets no second receipt, and its message still arrives", async () => {
  salon.clock.advance(minutes(2));
  for (const email of ["mim+1@example.com", "mim+two@example.com"]) await write({ email });
  await salon.drain();
  expect(await mailsTo("mim+")).toEqual([]);
  expect(await mailsTo("hello@shiuli.example")).toHaveLength(4);
});

test("a bot that fills the hidden field is thanked, and nothing is stored", async () => {
  const before = await messages();
  const { insertedId } = await write({ website: "https://spam.example" });
  expect(insertedId).toEqual(expect.any(String));
  expect(await messages()).toEqual(before);
});

test("a message sent again after its answer was lost reaches the salon once", async () => {
  salon.clock.advance(minutes(2));
  const key = crypto.randomUUID();
  const before = (await messages()).length;
  const answers = await Promise.all([write({ key }), write({ key })]);
  expect(new Set([...answers, await write({ key })].map(({ insertedId }) => insertedId)).size).toBe(1);
  expect(await messages()).toHaveLength(before + 1);
  await write({ key, message: "And for my sister?" });
  expect(await messages()).toHaveLength(before + 2);
});

test.each([
  ["+44 1234", "No number of this country"],
  ["0171123456", "A mobile number here has 11 digits"],
])("a message is refused with %s, which is no number", async (mobile, why) => {
  const before = await messages();
  const refused = await callLoosely(salon, "createContactMessage", { body: { ...typed, mobile } });
  expect(refused.status).toBe(422);
  expect(refused.body).toMatchObject({
    errors: [{ field: "mobile", message: expect.stringContaining(why) }],
  });
  expect(await messages()).toEqual(before);
});

test("the sixth message within a minute is refused", async () => {
  salon.clock.advance(minutes(2));
  for (let count = 1; count <= 5; count++) await write();
  const sixth = await callLoosely(salon, "createContactMessage", { body: typed });
  expect([sixth.status, sixth.headers["retry-after"]]).toEqual([429, "60"]);
});

test("however many strangers' addresses are typed, a day has a hundred receipts, and the salon every message", async () => {
  salon.clock.advance(days(1));
  const queued = async () => {
    const rows = await salon.app.engine.read.selectFrom("outbox").select("kind").execute();
    const count = (wanted: string) => rows.filter(({ kind }) => kind === wanted).length;
    return { receipts: count("mail_message_receipt"), messages: count("mail_message") };
  };
  const before = await queued();
  // A mailbox that gets one receipt counts once.
  await writeToSalon(salon.app, { ...typed, email: "stranger1@example.com", language: "en" });
  for (let count = 1; count <= 103; count++) {
    const email = `stranger${count}@example.com`;
    await writeToSalon(salon.app, { ...typed, email, language: "en" });
  }
  const after = await queued();
  expect(after.receipts - before.receipts).toBe(100);
  expect(after.messages - before.messages).toBe(104);
});

async function mailsTo(address: string): Promise<string[]> {
  return (await salon.mails()).filter((mail) => mail.includes(`\nTo: ${address}`));
}
