import { expect, test } from "vitest";
import { wait } from "#tests/support/background-work.ts";
import { call, refused } from "#tests/support/calls.ts";
import { answerBank, cards, pay } from "#tests/support/cards.ts";
import { days, minutes } from "#tests/support/clock.ts";
import { bookWithGift, buyGiftCard, gift, mailedCode, soldGiftCard } from "#tests/support/gift-cards.ts";
import { givenSalon, givenStaff } from "#tests/support/given.ts";
import { readMails } from "#tests/support/mails.ts";
import { addPerson } from "#tests/support/people.ts";
import { freeVisit } from "#tests/support/visits.ts";

const salon = givenSalon();
const staff = givenStaff(salon);

test("the buyer sees the gift cards they gave, when each was sent and what is used, but never a code", async () => {
  const buyer = await addPerson(salon);
  const other = await addPerson(salon);
  const email = "mehrin.given@example.com";
  const { id } = await buyGiftCard(salon, buyer, { email });
  await soldGiftCard(salon, staff, 30);
  const code = await mailedCode(salon, email);
  const visit = await freeVisit(salon);
  await bookWithGift(salon, other, visit, code);
  const given = await call(salon, "listMyGiftCards", {}, buyer);
  expect(given).toMatchObject([
    {
      _id: id,
      state: "part",
      worth: gift.price,
      left: gift.price - visit.service.price,
      to: gift.to,
      email,
      picture: gift.picture,
    },
  ]);
  expect(given[0]?.sentAt).not.toBeNull();
  expect(JSON.stringify(given)).not.toContain(code);
  expect(await call(salon, "listMyGiftCards", {}, other)).toEqual([]);
});

test("a card that a bank is still deciding stays as it was, whatever is bought in the meantime", async () => {
  const buyer = await addPerson(salon);
  const [first, second] = ["mehrin.first@example.com", "nadia.second@example.com"];
  const give = (email: string) => ({ body: { ...gift, to: email, email } });
  const { clientSecret } = await call(salon, "createGiftCardPayment", give(first), buyer);
  expect((await pay(salon, clientSecret, cards.checked)).status).toBe("processing");
  expect((await call(salon, "createGiftCardPayment", give(first), buyer)).clientSecret).toBe(clientSecret);
  const meanwhile = await refused(salon, "createGiftCardPayment", give(second), buyer);
  expect(meanwhile.code).toBe("payment_in_progress");
  await wait(salon, minutes(13));
  const given = await call(salon, "listMyGiftCards", {}, buyer);
  expect(given.map(({ email }) => email)).toEqual([first]);
  await buyGiftCard(salon, buyer, give(second).body);
  expect(await mailedCode(salon, first)).not.toBe(await mailedCode(salon, second));
});

test("a card that is already paid counts as given, even before the salon hears of it", async () => {
  const buyer = await addPerson(salon);
  const first = await call(salon, "createGiftCardPayment", { body: { ...gift, to: "Mehrin" } }, buyer);
  await pay(salon, first.clientSecret);
  const next = { body: { ...gift, to: "Nadia" } };
  expect((await refused(salon, "createGiftCardPayment", next, buyer)).code).toBe("purchase_closed");
  const given = await call(salon, "listMyGiftCards", {}, buyer);
  expect(given.map(({ to }) => to)).toEqual(["Mehrin"]);
});

test("a card abandoned at a bank's challenge is replaced by the next one", async () => {
  const buyer = await addPerson(salon);
  const left = await call(salon, "createGiftCardPayment", { body: { ...gift, to: "Mehrin" } }, buyer);
  expect((await pay(salon, left.clientSecret, cards.secure)).status).toBe("requires_action");
  await buyGiftCard(salon, buyer, { to: "Nadia" });
  expect(await answerBank(salon, left.clientSecret, "complete")).not.toBe("succeeded");
  const given = await call(salon, "listMyGiftCards", {}, buyer);
  expect(given.map(({ to }) => to)).toEqual(["Nadia"]);
});

test("a card that the desk sends before its day is not sent once more on that day", async () => {
  const [typed, meant] = ["typo.day@example.com", "mehrin.day@example.com"];
  const sendOn = new Date(salon.clock.now() + days(3)).toISOString().slice(0, 10);
  const { id } = await buyGiftCard(salon, await addPerson(salon), { email: typed, sendOn });
  await call(salon, "mailGiftCard", { params: { id }, body: { email: meant } }, staff);
  await mailedCode(salon, meant);
  salon.clock.advance(days(4));
  await salon.drain();
  expect(await readMails(salon, meant, "gift_card.")).toHaveLength(1);
  expect(await readMails(salon, typed, "gift_card.")).toEqual([]);
});

test("nor is it if its day comes just as the desk sends it", async () => {
  const email = "mehrin.now@example.com";
  const { id } = await buyGiftCard(salon, await addPerson(salon), { email });
  await call(salon, "mailGiftCard", { params: { id }, body: {} }, staff);
  await salon.drain("mails");
  expect(await readMails(salon, email, "gift_card.")).toHaveLength(1);
});
