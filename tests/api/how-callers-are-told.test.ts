import { expect, test } from "vitest";
import { wait } from "#tests/support/background-work.ts";
import { cancelVisit } from "#tests/support/booked.ts";
import { call, refused } from "#tests/support/calls.ts";
import { minutes } from "#tests/support/clock.ts";
import { phoneCall } from "#tests/support/desk.ts";
import { givenOwner, givenSalon, givenStaff } from "#tests/support/given.ts";
import { readMails } from "#tests/support/mails.ts";
import { addPerson } from "#tests/support/people.ts";
import { textsTo } from "#tests/support/texts.ts";
import { newNumber } from "#tests/support/told-by-text.ts";
import { freeVisit } from "#tests/support/visits.ts";
import { takenHour } from "#tests/support/waiting.ts";

const salon = givenSalon();
const staff = givenStaff(salon);
const owner = givenOwner(salon);

interface Said {
  language?: "en" | "bn";
  byText?: boolean;
  guestId?: string;
  email?: string;
}

/** The desk books for a caller. @returns the visit's id */
async function bookFor(number: string, said: Said = {}): Promise<string> {
  const { body } = phoneCall(await freeVisit(salon), { number, name: `Caller ${number}` });
  const { insertedId } = await call(salon, "createDeskBooking", { body: { ...body, ...said } }, staff);
  return insertedId;
}

async function guestOf(number: string) {
  const { guests } = await call(salon, "listGuests", { query: { search: number } }, staff);
  const [found] = guests;
  if (!found) throw new Error(`Nobody has the number ${number}.`);
  return await call(salon, "readGuest", { params: { id: found._id } }, staff);
}

const cancel = (id: string) => cancelVisit(salon, id, staff, { by: "salon" });

test("a caller gets mail in the language that the desk last chose", async () => {
  const number = newNumber();
  const email = `${number}@example.com`;
  await bookFor(number, { email, language: "bn" });
  await salon.drain();
  const [first] = await readMails(salon, email, "confirmed");
  expect(first?.text).toContain("থ্রেডিং");
  expect(first?.calendar?.event.description).toContain("/bn/contact");
  expect(await guestOf(number)).toMatchObject({ language: "bn" });
  const next = await bookFor(number, { email });
  await cancel(next);
  await salon.drain();
  const [cancelled] = await readMails(salon, email, "cancelled");
  expect(cancelled?.text).toContain("থ্রেডিং");
  const last = await bookFor(number, { email, language: "en" });
  await cancel(last);
  await salon.drain();
  const again = (await readMails(salon, email, "cancelled")).filter(({ text }) => text.includes("Threading"));
  expect(again).toHaveLength(1);
});

test("a caller is notified in English if nobody has chosen a language", async () => {
  const number = newNumber();
  await bookFor(number, { byText: true });
  expect(await guestOf(number)).toMatchObject({ language: "en" });
  expect(await textsTo(salon, `+88${number}`)).toEqual([expect.stringContaining("your visit is confirmed")]);
});

test("a caller's text is in the language that the desk chose", async () => {
  const number = newNumber();
  const id = await bookFor(number, { byText: true, language: "bn" });
  await salon.drain();
  await cancel(id);
  const texts = await textsTo(salon, `+88${number}`);
  expect(texts).toHaveLength(2);
  for (const text of texts) expect(text).toContain("থ্রেডিং");
});

test("an hour offered to a caller on the list is announced in their language", async () => {
  const number = newNumber();
  await bookFor(number, { language: "bn" });
  const { _id: guestId, name } = await guestOf(number);
  const { guest, id, wish } = await takenHour(salon);
  await call(salon, "addWaitingGuest", { body: { ...wish, name, number, guestId } }, staff);
  await cancelVisit(salon, id, guest);
  await salon.drain();
  expect(await textsTo(salon, `+88${number}`)).toEqual([expect.stringContaining("থ্রেডিং")]);
});

test("the choice of texts is stored for the guest, as last set", async () => {
  const number = newNumber();
  await bookFor(number, { byText: true });
  expect(await guestOf(number)).toMatchObject({ byText: true });
  await bookFor(number);
  expect(await guestOf(number)).toMatchObject({ byText: true });
  expect(await textsTo(salon, `+88${number}`)).toHaveLength(2);
  await bookFor(number, { byText: false });
  await bookFor(number);
  expect(await guestOf(number)).toMatchObject({ byText: false });
  expect(await textsTo(salon, `+88${number}`)).toHaveLength(2);
});

test("the choice of texts belongs to the guest's number, and a new number must be asked again", async () => {
  const number = newNumber();
  await bookFor(number, { byText: true });
  const { _id: id } = await guestOf(number);
  await bookFor(newNumber(), { guestId: id, byText: false });
  const elsewhere = newNumber();
  await bookFor(elsewhere, { guestId: id });
  expect(await textsTo(salon, `+88${elsewhere}`)).toEqual([]);
  expect(await guestOf(number)).toMatchObject({ byText: true });
  const other = newNumber();
  await call(salon, "updateGuest", { params: { id }, body: { number: other } }, staff);
  expect(await guestOf(other)).toMatchObject({ _id: id, byText: false });
});

test("a refused booking leaves the choices unchanged", async () => {
  const number = newNumber();
  await bookFor(number, { language: "bn", byText: true });
  const { body } = phoneCall(await freeVisit(salon), { number, name: `Caller ${number}` });
  await call(salon, "createDeskBooking", { body: { ...body, number: newNumber(), name: "Shaila" } }, staff);
  const taken = { body: { ...body, language: "en" as const, byText: false } };
  expect((await refused(salon, "createDeskBooking", taken, staff)).code).toBe("slot_taken");
  expect(await guestOf(number)).toMatchObject({ language: "bn", byText: true });
});

test("a customer with an account is notified in their own language, whatever the desk says", async () => {
  const person = await addPerson(salon, { verified: true });
  await call(salon, "updateMe", { body: { language: "bn" } }, person);
  const said = { guestId: person.userId, email: person.email, language: "en" as const };
  await bookFor(newNumber(), said);
  await salon.drain();
  const [mail] = await readMails(salon, person.email, "confirmed");
  expect(mail?.text).toContain("থ্রেডিং");
  const guest = await call(salon, "readGuest", { params: { id: person.userId } }, staff);
  expect(guest).toMatchObject({ language: "bn", byText: false });
});

test("a merged guest is notified as before, and so is everybody once the merge is undone", async () => {
  const [one, other] = [newNumber(), newNumber()];
  await bookFor(one, { byText: true });
  const visit = await bookFor(other, { language: "bn", byText: true });
  const [kept, gone] = [await guestOf(one), await guestOf(other)];
  const body = { otherId: gone._id, number: "other" as const };
  const { mergeId } = await call(salon, "mergeGuests", { params: { id: kept._id }, body }, staff);
  expect(await guestOf(other)).toMatchObject({ _id: kept._id, language: "bn", byText: true });
  await cancel(visit);
  expect((await textsTo(salon, `+88${other}`)).at(-1)).toContain("থ্রেডিং");
  await call(salon, "unmergeGuests", { params: { id: mergeId } }, staff);
  expect(await guestOf(one)).toMatchObject({ _id: kept._id, language: "en" });
  expect(await guestOf(other)).toMatchObject({ _id: gone._id, language: "bn", byText: true });
});

test("a guest's choices are forgotten with the account that turns out to be theirs", async () => {
  const leaver = await addPerson(salon, { verified: true });
  const number = newNumber();
  await bookFor(number, { email: leaver.email, language: "bn", byText: true });
  const { _id: id } = await guestOf(number);
  await call(salon, "deleteUser", { params: { id: leaver.userId }, query: {} }, owner);
  const left = salon.app.engine.read.selectFrom("guests").select(["name", "language", "by_text"]);
  expect(await left.where("id", "=", id).execute()).toEqual([{ name: "", language: null, by_text: null }]);
});

test("a caller on the waiting list hears of a free hour in the language chosen there", async () => {
  const { guest, id, wish } = await takenHour(salon);
  const number = newNumber();
  const caller = { ...wish, name: `Caller ${number}`, number, language: "bn" as const };
  await call(salon, "addWaitingGuest", { body: caller }, staff);
  await wait(salon, minutes(1));
  await cancelVisit(salon, id, guest);
  expect(await textsTo(salon, `+88${number}`)).toEqual([expect.stringContaining("থ্রেডিং")]);
  expect(await guestOf(number)).toMatchObject({ language: "bn" });
});
